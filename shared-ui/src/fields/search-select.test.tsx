import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderWithSite } from '../testing'
import { SearchSelect } from './search-select'

const lakes = ['Garda', 'Geneva', 'Hallstätter See', 'Titicaca', 'Øresund'].map((label) => ({
  value: label,
  label,
}))

const choose = jest.fn()
function Lakes({ problem }: { problem?: string }) {
  const [value, setValue] = useState('')
  const onChange = (next: string) => {
    choose(next)
    setValue(next)
  }
  return (
    <SearchSelect
      label="Lake"
      placeholder="No lake"
      options={[{ value: '', label: 'No lake' }, ...lakes]}
      value={value}
      onChange={onChange}
      noneFound="No lake has this name."
      help="Where you swim."
      problem={problem}
    />
  )
}
const field = () => screen.getByRole('combobox', { name: 'Lake' })
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('offers everything, and what has the typed name', async () => {
  renderWithSite(<Lakes />)
  expect(field()).toHaveAccessibleDescription('Where you swim.')
  await userEvent.click(field())
  expect(shown()).toEqual(['No lake', 'Garda', 'Geneva', 'Hallstätter See', 'Titicaca', 'Øresund'])
  await userEvent.type(field(), 'oresund')
  expect(shown()).toEqual(['Øresund'])
  await userEvent.clear(field())
  await userEvent.type(field(), 'hallstatter')
  expect(shown()).toEqual(['Hallstätter See'])
  await userEvent.keyboard('{Enter}')
  expect(choose).toHaveBeenLastCalledWith('Hallstätter See')
  expect(field()).toHaveValue('Hallstätter See')
  expect(shown()).toEqual([])
})

test('typing replaces what is chosen, and leaving brings it back', async () => {
  renderWithSite(<Lakes />)
  await userEvent.click(field())
  await userEvent.click(screen.getByRole('option', { name: 'Garda' }))
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('x')
  expect(field()).toHaveValue('x')
  expect(field()).toHaveAccessibleDescription('No lake has this name.')
  await userEvent.tab()
  expect(field()).toHaveValue('Garda')
})

test('an empty field chooses nothing', async () => {
  renderWithSite(<Lakes />)
  await userEvent.click(field())
  await userEvent.click(screen.getByRole('option', { name: 'Garda' }))
  await userEvent.clear(field())
  expect(choose).toHaveBeenLastCalledWith('')
})

test('shows a problem instead of its help', () => {
  renderWithSite(<Lakes problem="Choose a lake." />)
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a lake.')
  expect(field()).toBeInvalid()
  expect(screen.queryByText('Where you swim.')).not.toBeInTheDocument()
})
