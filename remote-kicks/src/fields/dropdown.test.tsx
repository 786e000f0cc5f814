import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { choose } from '../testing/on-screen'
import { Dropdown, type DropdownProps } from './dropdown'

const options = [
  { value: '', label: 'all' },
  { value: 'Asia', label: 'Asia' },
]

function Example({ onChange, ...props }: Partial<DropdownProps>) {
  const [value, setValue] = useState('')
  const change = (chosen: string) => {
    setValue(chosen)
    onChange?.(chosen)
  }
  return <Dropdown label="Continent" options={options} value={value} onChange={change} {...props} />
}

const field = () => screen.getByRole('combobox', { name: 'Continent' })

test('shows the chosen option and offers all options', async () => {
  const onChange = jest.fn()
  renderWithSite(<Example onChange={onChange} />)
  expect(field()).toHaveDisplayValue('all')
  const offered = within(field()).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['all', 'Asia'])
  await choose(field(), 'Asia')
  expect(onChange).toHaveBeenCalledWith('Asia')
  expect(field()).toHaveDisplayValue('Asia')
})

test('is reached by the Tab key', async () => {
  renderWithSite(<Example />)
  await userEvent.tab()
  expect(field()).toHaveFocus()
})

test('stays closed and keeps its value when it is read-only', async () => {
  renderWithSite(<Example readOnly />)
  expect(field()).toHaveAttribute('aria-readonly', 'true')
  // False: the event's default, which opens the list, was prevented.
  expect(fireEvent.mouseDown(field())).toBe(false)
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(false)
  expect(fireEvent.keyDown(field(), { key: 'Tab' })).toBe(true)
  await choose(field(), 'Asia')
  expect(field()).toHaveDisplayValue('all')
})

test('says why its value is refused, and what it belongs to', () => {
  renderWithSite(
    <>
      <span id="kick">Night train</span>
      <Example isLabelHidden problem="Choose one first." describedBy="kick" />
    </>,
  )
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription('Night train Choose one first.')
  expect(screen.getByRole('alert')).toHaveTextContent('Choose one first.')
})
