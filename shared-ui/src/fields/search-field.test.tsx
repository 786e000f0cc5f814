import { renderWithSite } from '../testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { SearchField } from './search-field'

const onSearch = jest.fn<undefined, [string]>()

beforeEach(() => {
  jest.useFakeTimers()
  onSearch.mockReset()
})
afterEach(() => jest.useRealTimers())

const field = () => screen.getByRole('searchbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const pause = () => act(() => jest.advanceTimersByTime(300))

/** Renders a field without a value. @returns a function that changes the value from outside */
const renderField = () => {
  let setValue: (value: string) => void = () => undefined
  const Controlled = () => {
    const [value, set] = useState('')
    setValue = set
    return <SearchField placeholder="Title" value={value} onSearch={onSearch} />
  }
  renderWithSite(<Controlled />)
  return (value: string) => act(() => setValue(value))
}

test('searches once after a pause', () => {
  renderField()
  type('swi')
  type('swim ')
  pause()
  expect(onSearch.mock.calls).toEqual([['swim']])
})

test('keeps letters that are typed before an earlier search becomes the value', () => {
  const setValue = renderField()
  type('swim')
  pause()
  type('swim in')
  setValue('swim')
  expect(field()).toHaveValue('swim in')
  pause()
  type('swim in a')
  setValue('swim in')
  expect(field()).toHaveValue('swim in a')
})

test('keeps letters when the values of two searches arrive late', () => {
  const setValue = renderField()
  type('swim')
  pause()
  type('swimming')
  pause()
  setValue('swim')
  expect(field()).toHaveValue('swimming')
  setValue('swimming')
  expect(field()).toHaveValue('swimming')
})

test('follows a value that changes from outside', () => {
  const setValue = renderField()
  type('swim')
  pause()
  setValue('swim')
  setValue('')
  expect(field()).toHaveValue('')
})

test('searches again for a text after another one was set from outside', () => {
  const setValue = renderField()
  type('swim')
  pause()
  setValue('swim')
  setValue('')
  type('swim')
  pause()
  expect(onSearch.mock.calls).toEqual([['swim'], ['swim']])
})
