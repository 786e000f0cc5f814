import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChoiceField } from './choice-field'

const words = { none: 'No Kick', chosenBefore: 'The Kick chosen before', noneFound: 'None has this name.' }
const kicks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _id: `${index + 1}`, name: `Kick ${index + 1}` }))
const show = (count: number, value = '') => {
  const choose = jest.fn()
  renderWithSite(
    <ChoiceField
      label="Kick"
      help={null}
      entries={kicks(count)}
      value={value}
      onChange={choose}
      words={words}
    />,
  )
  return choose
}
const field = () => screen.getByRole('combobox', { name: /^Kick/ })

test('ten entries are a list', async () => {
  const choose = show(10)
  await userEvent.click(field())
  expect(screen.getAllByRole('option')).toHaveLength(11)
  await userEvent.click(screen.getByRole('option', { name: 'Kick 7' }))
  expect(choose).toHaveBeenCalledWith('7')
})

test('more than ten entries have a search', async () => {
  const choose = show(300)
  await userEvent.type(field(), '217')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  expect(choose).toHaveBeenCalledWith('217')
})

test.each([10, 11])('shows a choice that is not among %d entries, and can be set to none', async (count) => {
  const choose = show(count, 'gone')
  if (count > 10) expect(field()).toHaveValue('The Kick chosen before')
  else expect(field()).toHaveTextContent('The Kick chosen before')
  await userEvent.click(field())
  await userEvent.click(screen.getByRole('option', { name: 'No Kick' }))
  expect(choose).toHaveBeenCalledWith('')
})
