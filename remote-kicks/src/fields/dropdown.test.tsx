import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
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

const face = () => screen.getByRole('combobox', { name: 'Continent' })
const list = () => screen.findByRole('listbox', { name: 'Continent' })

test('shows what is chosen, and offers what may be', async () => {
  const onChange = jest.fn()
  renderWithSite(<Example onChange={onChange} />)
  expect(face()).toHaveTextContent(/^all$/)
  expect(face()).toHaveAttribute('aria-expanded', 'false')
  await choose(face(), 'Asia')
  expect(onChange).toHaveBeenCalledWith('Asia')
  expect(face()).toHaveTextContent(/^Asia$/)
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
})

test.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])(
  'opens by %j, and is used by keys alone',
  async (key) => {
    renderWithSite(<Example />)
    await userEvent.tab()
    expect(face()).toHaveFocus()
    await userEvent.keyboard(key)
    await list()
    expect(screen.getByRole('option', { name: 'all' })).toHaveFocus()
    expect(screen.getByRole('option', { name: 'all' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(face()).toHaveTextContent(/^Asia$/)
    await waitFor(() => expect(face()).toHaveFocus())
  },
)

test('gives the focus back when it is closed without a choice', async () => {
  renderWithSite(<Example />)
  await userEvent.click(face())
  await list()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(face()).toHaveFocus())
  expect(face()).toHaveTextContent(/^all$/)
})

test('that may not be changed does not open', async () => {
  renderWithSite(<Example readOnly />)
  await userEvent.click(face())
  await userEvent.keyboard('{ArrowDown}')
  expect(face()).toHaveAttribute('aria-readonly', 'true')
  expect(face()).toHaveAttribute('aria-expanded', 'false')
})

test('says why its value is refused, and what it belongs to', () => {
  renderWithSite(
    <>
      <span id="kick">Night train</span>
      <Example isLabelHidden problem="Choose one first." describedBy="kick" />
    </>,
  )
  expect(face()).toBeInvalid()
  expect(face()).toHaveAccessibleDescription('Night train Choose one first.')
  expect(screen.getByRole('alert')).toHaveTextContent('Choose one first.')
})
