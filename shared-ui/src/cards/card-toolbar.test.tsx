import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CardToolbar } from './card-toolbar'
import { renderWithSite } from '../testing'

const Card = () => {
  const [isSaved, setSaved] = useState(false)
  return (
    <>
      <a href="/kicks/7">Swim</a>
      <CardToolbar label="Actions for Swim">
        <a href="/user/7">Ann</a>
        <button data-toolbar-start="" onClick={() => setSaved(true)}>
          Save
        </button>
        {isSaved && <button>Undo</button>}
        <select aria-label="Bucket">
          <option>Lakes</option>
          <option>Rivers</option>
        </select>
        <input aria-label="Note" />
        <button disabled>Gone</button>
      </CardToolbar>
      <a href="/kicks/8">Row</a>
    </>
  )
}
const button = (name: string) => screen.getByRole('button', { name })
const link = (name: string) => screen.getByRole('link', { name })
const press = (keys: string) => userEvent.keyboard(keys)

beforeEach(() => {
  renderWithSite(<Card />)
})

test('CardToolbar is one tab stop', async () => {
  await userEvent.tab()
  expect(link('Swim')).toHaveFocus()
  await userEvent.tab()
  expect(button('Save')).toHaveFocus()
  await userEvent.tab()
  expect(link('Row')).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(button('Save')).toHaveFocus()
})

test('the arrow keys move between the controls of CardToolbar, and leave values alone', async () => {
  button('Save').focus()
  await press('{ArrowRight}')
  expect(screen.getByRole('combobox')).toHaveFocus()
  await press('{ArrowRight}{ArrowRight}')
  expect(link('Ann')).toHaveFocus()
  await press('{ArrowLeft}{ArrowLeft}')
  expect(screen.getByRole('combobox')).toHaveFocus()
  expect(screen.getByRole('combobox')).toHaveValue('Lakes')
})

test('the arrow keys move the caret in a field of CardToolbar, and leave it at the ends of its text', async () => {
  const note = screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' })
  await userEvent.type(note, 'Soon')
  await press('{ArrowLeft}')
  expect(note).toHaveFocus()
  expect(note.selectionStart).toBe(3)
  await press('{ArrowRight}{ArrowRight}')
  expect(link('Ann')).toHaveFocus()
  await press('{ArrowLeft}')
  expect(note).toHaveFocus()
  note.select()
  await press('{ArrowLeft}')
  expect(screen.getByRole('combobox')).toHaveFocus()
})

test('CardToolbar stays one tab stop when controls appear, and remembers the last one', async () => {
  button('Save').focus()
  await press('{Enter}{ArrowRight}')
  expect(button('Undo')).toHaveFocus()
  await userEvent.tab()
  expect(link('Row')).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(button('Undo')).toHaveFocus()
})
