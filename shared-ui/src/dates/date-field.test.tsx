import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type DateExactness, DateField, type DateQuestion, namedDate, type TypedDate } from './date-field'

const in2026 = () =>
  jest.useFakeTimers({ now: new Date(2026, 10, 27, 12), doNotFake: ['setTimeout', 'queueMicrotask'] })
beforeEach(in2026)
afterEach(() => jest.useRealTimers())

const open = (question: DateQuestion, locale = 'en-US', exactness: DateExactness = 'rough') => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(locale)
  const changes: TypedDate[] = []
  function Form() {
    const [text, setText] = useState('')
    const onChange = (typed: TypedDate) => {
      changes.push(typed)
      setText(typed.text)
    }
    return <DateField label="When?" hint="Any day" {...{ text, question, exactness, onChange }} />
  }
  render(<Form />)
  return { field: screen.getByRole('textbox', { name: 'When?' }), last: () => changes.at(-1) }
}
const choices = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test.each([
  ['summer 2027', 'in summer 2027', '2027-06-01', 'season'],
  ['３ May 2027', 'on 3 May 2027', '2027-05-03', 'day'],
  ['next year', 'in 2027', '2027-01-01', 'year'],
])('shows what it understood of %j before it is saved', async (text, words, on, precision) => {
  const { field, last } = open('plan')
  expect(field).toHaveAccessibleDescription('Any day')
  expect(screen.getByText('Any day')).toHaveAttribute('aria-live', 'polite')
  await userEvent.type(field, text)
  expect(field).toHaveAccessibleDescription(words)
  expect(field).toBeValid()
  expect(last()).toEqual({ text, date: { on, precision } })
})

test('asks which of two dates is meant, and keeps the focus', async () => {
  const { field, last } = open('plan')
  await userEvent.type(field, '3/5/2027')
  expect(last()).toEqual({ text: '3/5/2027', date: undefined })
  expect(field).toHaveAccessibleDescription('Which one do you mean?')
  expect(screen.getByRole('group', { name: 'Which one do you mean?' })).toBeVisible()
  expect(choices()).toEqual(['3 May 2027', '5 March 2027'])
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(last()).toEqual({ text: '3 May 2027', date: { on: '2027-05-03', precision: 'day' } })
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription('on 3 May 2027')
  expect(choices()).toEqual([])
})

test('follows a locale that is certain of the order', async () => {
  const { field } = open('plan', 'en-GB')
  await userEvent.type(field, '3/5/2027')
  expect(field).toHaveAccessibleDescription('on 3 May 2027')
})

test('keeps what it does not understand, and says so', async () => {
  const { field, last } = open('plan')
  await userEvent.type(field, 'when I am 40')
  expect(field).toHaveValue('when I am 40')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/We cannot read this date/)
  expect(last()).toEqual({ text: 'when I am 40', date: undefined })
  await userEvent.clear(field)
  expect(last()).toEqual({ text: '', date: null })
  expect(field).toBeValid()
})

test('reads only what has begun in a field about the past', async () => {
  const { field, last } = open('past')
  await userEvent.type(field, 'winter 2026')
  expect(field).toHaveAccessibleDescription('That is still to come.')
  expect(last()?.date).toBeUndefined()
  await userEvent.clear(field)
  await userEvent.type(field, 'autumn 2026')
  expect(last()?.date).toEqual({ on: '2026-09-01', precision: 'season' })
  await userEvent.clear(field)
  await userEvent.type(field, '3.5.60')
  expect(last()?.date).toEqual({ on: '1960-05-03', precision: 'day' })
})

test('prefers what is still ahead for a plan', async () => {
  const { field, last } = open('plan')
  await userEvent.type(field, 'summer')
  expect(last()?.date).toEqual({ on: '2027-06-01', precision: 'season' })
  await userEvent.clear(field)
  await userEvent.type(field, 'November')
  expect(choices()).toEqual(['November 2026', 'November 2027'])
  await userEvent.clear(field)
  await userEvent.type(field, '2019')
  expect(last()?.date).toEqual({ on: '2019-01-01', precision: 'year' })
})

test.each([
  ['2024年5月3日', '2024-05-03'],
  ['27.5.2024', '2024-05-27'],
  ['۳ May 2024', '2024-05-03'],
])('reads a day, such as %s, where only a day is wanted', async (text, on) => {
  const { field, last } = open('past', 'de-DE', 'day')
  await userEvent.type(field, text)
  expect(last()?.date).toEqual({ on, precision: 'day' })
  await userEvent.clear(field)
  await userEvent.type(field, 'May 2024')
  expect(last()?.date).toBeUndefined()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/We cannot read this day/)
})

test.each([
  ['Louvre in 2014', 'Louvre', { on: '2014-01-01', precision: 'year' }],
  ['Preikestolen in May 2016', 'Preikestolen', { on: '2016-05-01', precision: 'month' }],
  ['Swim on 3 May 2024 ', 'Swim', { on: '2024-05-03', precision: 'day' }],
  ['Mars in 2049', 'Mars in 2049', null],
  ['A walk in the rain', 'A walk in the rain', null],
  ['in 2014', 'in 2014', null],
])('namedDate reads the name and the date of ‘%s’', (text, name, date) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB')
  expect(namedDate(text)).toEqual({ name, date })
})
