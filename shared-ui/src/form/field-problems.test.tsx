import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { FormFrame, invalidFields, problemProps, RadioCards, TextField, useFieldProblems } from '../forms'
import { renderWithSite } from '../testing'

const problems = [
  { field: 'place', message: 'Say where.' },
  { field: 'speed', message: 'Choose one.' },
]
const speeds = [{ value: 'slow', label: 'On foot' }]

const noDraft = {
  isDirty: false,
  isRestored: false,
  isKept: true,
  isOutdated: false,
  keepMine: () => {},
  forget: () => {},
}

/** A form that the server refuses. */
function Form({ refusal }: { refusal: Error }) {
  const [values, setValues] = useState({ name: 'Walk', place: '', speed: null as string | null })
  const [error, setError] = useState<Error | null>(null)
  const problemOf = useFieldProblems(error, values)
  const field = (name: 'name' | 'place') => (
    <TextField
      label={name}
      value={values[name]}
      onChange={({ target }) => setValues({ ...values, [name]: target.value })}
      {...problemProps(problemOf(name), 'A hint')}
    />
  )
  return (
    <FormFrame
      draft={noDraft}
      onSubmit={() => setError(refusal)}
      failure="Could not Save:"
      error={error}
      saveLabel="Save"
      isBusy={false}
      leave={null}
    >
      {field('name')}
      <RadioCards
        legend="speed"
        options={speeds}
        value={values.speed}
        onChange={(speed) => setValues({ ...values, speed })}
        problem={problemOf('speed')}
      />
      {field('place')}
    </FormFrame>
  )
}
const text = (name: string) => screen.getByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('a refused form says what is wrong beside each field, and focuses the first of them', async () => {
  renderWithSite(<Form refusal={invalidFields(problems)} />)
  expect(text('place')).toHaveAccessibleDescription('A hint')
  await save()
  expect(screen.getByRole('alert')).toHaveTextContent('Could not Save: Say where. Choose one.')
  expect(text('place')).toBeInvalid()
  expect(text('place')).toHaveAccessibleDescription('Say where.')
  expect(text('name')).toHaveAccessibleDescription('A hint')
  expect(screen.getByRole('group', { name: 'speed' })).toHaveAccessibleDescription('Choose one.')
  expect(screen.getByRole('radio')).toHaveFocus()
})

test('a problem goes when its field changes, and comes back with the old value', async () => {
  renderWithSite(<Form refusal={invalidFields(problems)} />)
  await save()
  await userEvent.type(text('place'), 'X')
  expect(text('place')).toBeValid()
  expect(screen.getByRole('group', { name: 'speed' })).toHaveAccessibleDescription('Choose one.')
  await userEvent.clear(text('place'))
  expect(text('place')).toBeInvalid()
})

test('an error that is no matter of a field leaves the focus', async () => {
  renderWithSite(
    <Form refusal={Object.assign(new Error('Too late.'), { problems: [{ field: 'place' }, null] })} />,
  )
  await save()
  expect(screen.getByRole('alert')).toHaveTextContent('Could not Save: Too late.')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
})
