import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderWithSite } from '../testing'
import { NativeSelect, type NativeSelectProps } from './native-select'

const options = [
  { value: '', label: 'all' },
  { value: 'Asia', label: 'Asia' },
]

function Example({ onChange, ...props }: Partial<NativeSelectProps>) {
  const [value, setValue] = useState('')
  const change = (chosen: string) => {
    setValue(chosen)
    onChange?.(chosen)
  }
  return <NativeSelect label="Continent" options={options} value={value} onChange={change} {...props} />
}

const field = () => screen.getByRole('combobox', { name: 'Continent' })

test('shows the chosen option and offers all options', async () => {
  const onChange = jest.fn()
  renderWithSite(<Example onChange={onChange} />)
  expect(field()).toHaveDisplayValue('all')
  const offered = within(field()).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['all', 'Asia'])
  await userEvent.selectOptions(field(), 'Asia')
  expect(onChange).toHaveBeenCalledWith('Asia')
  expect(field()).toHaveDisplayValue('Asia')
})

test('can be focused with Tab', async () => {
  renderWithSite(<Example />)
  await userEvent.tab()
  expect(field()).toHaveFocus()
})

test('does not open and keeps its value if it is read-only', async () => {
  renderWithSite(<Example readOnly />)
  expect(field()).toHaveAttribute('aria-readonly', 'true')
  // False means that preventDefault was called, so the list does not open.
  expect(fireEvent.mouseDown(field())).toBe(false)
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(false)
  expect(fireEvent.keyDown(field(), { key: 'Tab' })).toBe(true)
  await userEvent.selectOptions(field(), 'Asia')
  expect(field()).toHaveDisplayValue('all')
})

test('shows its error and names its Kick', () => {
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
