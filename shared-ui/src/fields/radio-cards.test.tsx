import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RadioCards } from './radio-cards'
import { renderWithSite } from '../testing'

const speeds = [
  { value: 'slow', label: 'On foot', note: 'One sees more.' },
  { value: 'fast', label: 'By train', drawing: <img src="train.svg" alt="" /> },
  { value: 'high', label: 'By balloon' },
] as const
type Speed = (typeof speeds)[number]['value']

function Choice({ first = null }: { first?: Speed | null }) {
  const [speed, setSpeed] = useState<Speed | null>(first)
  return <RadioCards legend="How to go" options={speeds} value={speed} onChange={setSpeed} />
}
const radio = (name: string) => screen.getByRole('radio', { name })

test('RadioCards is a named group with no option chosen by default', () => {
  renderWithSite(<Choice />)
  expect(screen.getByRole('group', { name: 'How to go' })).toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  speeds.forEach(({ label }) => expect(radio(label)).not.toBeChecked())
})

test('a radio card is named by its label and described by its note', () => {
  renderWithSite(<Choice />)
  expect(radio('On foot')).toHaveAccessibleDescription('One sees more.')
  expect(radio('By train')).not.toHaveAccessibleDescription()
})

test('a click anywhere on a radio card chooses it', async () => {
  renderWithSite(<Choice />)
  await userEvent.click(screen.getByText('One sees more.'))
  expect(radio('On foot')).toBeChecked()
})

// @spec S2.92
test('Tab focuses the chosen radio card and the arrow keys choose the next', async () => {
  renderWithSite(<Choice first="fast" />)
  await userEvent.tab()
  expect(radio('By train')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(radio('By balloon')).toBeChecked()
  expect(radio('By train')).not.toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  expect(radio('On foot')).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})
