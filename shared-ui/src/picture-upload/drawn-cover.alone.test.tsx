import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { drawCover } from './draw-cover'
import { usePictureWait } from './use-picture-wait'
import { PictureUpload } from './picture-upload'
import { renderWithSite } from '../testing'

jest.mock('./draw-cover', () => ({ drawCover: jest.fn() }))

const draw = jest.mocked(drawCover)
let uploads: string[] = []
beforeEach(() => {
  jest.useFakeTimers()
  uploads = []
  draw.mockReset()
  draw.mockImplementation(async ({ name }) => new File(['…'], `${name}.png`, { type: 'image/png' }))
})
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const onBusyChange = jest.fn()

function Form({ name }: { name: string }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <>
      <PictureUpload
        label="Picture"
        required
        value={value}
        onChange={setValue}
        onBusyChange={onBusyChange}
        upload={async (file) => {
          uploads.push(file.name)
          return `/media/${file.name}`
        }}
        cover={{ name, kind: 'Travel' }}
      />
      <output>{value}</output>
    </>
  )
}
const button = () => screen.getByRole('button', { name: 'Use the drawn cover' })
const afterRest = () => act(() => jest.advanceTimersByTimeAsync(600))

test('draws the cover and uploads it as the picture', async () => {
  renderWithSite(<Form name="Dunes" />)
  expect(screen.getByText('Required')).toBeVisible()
  await user().click(button())

  expect(await screen.findByText('/media/Dunes.png')).toBeVisible()
  expect(draw).toHaveBeenCalledWith({ name: 'Dunes', kind: 'Travel' })
  expect(screen.queryByText('Required')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Picture')).toHaveFocus()
  expect(onBusyChange).toHaveBeenLastCalledWith(false, undefined)

  await user().click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(button()).toBeVisible()
  expect(screen.getByText('Required')).toBeVisible()
})

test('draws it again once a changed name rests, while the form waits', async () => {
  const { rerender } = renderWithSite(<Form name="Dunes" />)
  await user().click(button())
  await screen.findByText('/media/Dunes.png')

  rerender(<Form name="Dunes at" />)
  expect(onBusyChange).toHaveBeenLastCalledWith(true)
  rerender(<Form name="Dunes at night" />)
  await afterRest()
  expect(screen.getByText('/media/Dunes at night.png')).toBeVisible()
  expect(uploads).toEqual(['Dunes.png', 'Dunes at night.png'])
  expect(onBusyChange).toHaveBeenLastCalledWith(false, undefined)
})

test.each([
  [
    'another picture is chosen',
    async () => {
      const file = new File(['…'], 'mine.png', { type: 'image/png' })
      await user().upload(screen.getByLabelText('Picture'), file)
    },
  ],
  ['it is removed', () => user().click(screen.getByRole('button', { name: 'Remove picture' }))],
])('does not draw it again when %s', async (_, leave) => {
  const { rerender } = renderWithSite(<Form name="Dunes" />)
  await user().click(button())
  await screen.findByText('/media/Dunes.png')
  await leave()
  rerender(<Form name="Dunes at night" />)
  await afterRest()
  expect(draw).toHaveBeenCalledTimes(1)
})

test('draws it again for a restored form, which keeps what it was drawn of', async () => {
  const onDrawn = jest.fn()
  const restored = (name: string, drawnAs: string | null) => (
    <PictureUpload
      label="Picture"
      value="/media/Dunes.png"
      onChange={() => {}}
      upload={async (file) => `/media/${uploads.push(file.name)}`}
      cover={{ name, kind: 'Travel' }}
      drawnAs={{ value: drawnAs, onChange: onDrawn }}
    />
  )
  const { rerender } = renderWithSite(restored('Dunes', '["Dunes","Travel"]'))
  await afterRest()
  expect(draw).not.toHaveBeenCalled()
  rerender(restored('Dunes at night', '["Dunes","Travel"]'))
  await afterRest()
  expect(uploads).toEqual(['Dunes at night.png'])
  expect(onDrawn.mock.calls).toEqual([['["Dunes at night","Travel"]']])
  rerender(restored('Dunes at dawn', null))
  await afterRest()
  expect(draw).toHaveBeenCalledTimes(1)
})

test('says so when the browser cannot draw it', async () => {
  draw.mockRejectedValueOnce(new Error('Your browser could not draw it.'))
  renderWithSite(<Form name="Dunes" />)
  await user().click(button())

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not Upload Picture: Your browser could not draw it.',
  )
  expect(onBusyChange).toHaveBeenLastCalledWith(false)
  await user().click(button())
  expect(await screen.findByText('/media/Dunes.png')).toBeVisible()
})

test('a form that is saved while the cover is drawn waits for its upload', async () => {
  const save = jest.fn()
  function SavedForm() {
    const [value, setValue] = useState<string | null>(null)
    const { saveWithPicture, onBusyChange } = usePictureWait(value, () => save(value))
    const upload = async (file: File) => `/media/${file.name}`
    const cover = { name: 'Dunes', kind: 'Travel' } as const
    return (
      <>
        <PictureUpload label="Picture" onChange={setValue} {...{ value, onBusyChange, upload, cover }} />
        <button onClick={saveWithPicture}>Save</button>
      </>
    )
  }
  let finish = (_file: File) => {}
  draw.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  renderWithSite(<SavedForm />)
  await user().click(button())
  await user().click(screen.getByRole('button', { name: 'Save' }))
  expect(save).not.toHaveBeenCalled()
  await act(async () => finish(new File(['…'], 'Dunes.png', { type: 'image/png' })))
  expect(save.mock.calls).toEqual([['/media/Dunes.png']])
})

test('offers no cover without one', () => {
  const value = { value: null, onChange: () => {}, upload: async () => '' }
  renderWithSite(<PictureUpload label="Picture" {...value} />)
  expect(screen.queryByRole('button', { name: 'Use the drawn cover' })).not.toBeInTheDocument()
})
