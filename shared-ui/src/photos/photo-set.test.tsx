import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type UploadOptions } from '../picture-upload/picture-upload-props'
import { renderWithSite } from '../testing'
import { allPhotos, noPhotos, type PhotoList } from './photo'
import { PhotoSet } from './photo-set'
import { createPhotoUploads } from './photo-uploads'
import { UndescribedDialog, usePhotoSaving } from './photo-saving'

const png = (name: string) => new File(['…'], `${name}.png`, { type: 'image/png' })
const addressOf = (name: string) => `/media/${name}/1280.webp`
const photo = (name: string, texts: { alt?: string; caption?: string } = {}) => ({
  url: addressOf(name),
  alt: '',
  caption: '',
  ...texts,
})

interface Sent {
  name: string
  options: UploadOptions
  succeed(): Promise<void>
  fail(error: Error): Promise<void>
}
let sent: Sent[]
const upload = ({ name }: File, options: UploadOptions) =>
  new Promise<string>((resolve, reject) => {
    sent.push({
      name,
      options,
      succeed: () => act(async () => resolve(addressOf(name.replace('.png', '')))),
      fail: (error) => act(async () => reject(error)),
    })
  })
const sentNames = () => sent.map(({ name }) => name)
const uploadOf = (name: string) => {
  const found = sent.findLast((each) => each.name === `${name}.png`)
  if (!found) throw new Error(`${name} was not sent.`)
  return found
}

const saved = jest.fn<undefined, [string[]]>()
const onFiles = jest.fn()

interface FormProps {
  start?: PhotoList
  most?: number
}
function Form({ start = noPhotos, most = 4 }: FormProps) {
  const [picture, setPicture] = useState(addressOf('first'))
  const [list, setList] = useState(start)
  const saving = usePhotoSaving(list, () => saved(allPhotos(picture, list).map(({ url }) => url)))
  return (
    <>
      <PhotoSet
        picture={picture}
        value={list}
        onChange={setList}
        onPicture={setPicture}
        most={most}
        thing="A Kick"
        upload={upload}
        onStatus={saving.onStatus}
        attention={saving.attention}
        onFiles={onFiles}
      />
      <button onClick={() => setList(start)}>Start over</button>
      <button onClick={saving.submit}>Save</button>
      <p>{saving.note}</p>
      <UndescribedDialog {...saving.dialog} />
    </>
  )
}

const open = async (props: FormProps = {}) => {
  renderWithSite(<Form {...props} />)
  await screen.findByRole('heading', { name: 'More photos' })
}
const add = (...names: string[]) =>
  act(async () => {
    fireEvent.drop(screen.getByRole('button', { name: 'Add photos' }), {
      dataTransfer: { files: names.map(png), types: ['Files'] },
    })
  })
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const row = (number: number) => within(screen.getByRole('listitem', { name: `Photo ${number}` }))
const alt = (number: number) =>
  screen.getByRole('textbox', { name: `Describe it for those who cannot see it: photo ${number}` })
const urls = (...names: string[]) => [names.map(addressOf)]

beforeEach(() => {
  sent = []
  saved.mockReset()
  onFiles.mockReset()
  localStorage.clear()
})

const described = {
  first: photo('first', { alt: 'A lake' }),
  more: [photo('second', { alt: 'A hut' }), photo('third', { alt: 'A cow' })],
}

test('uploads two photos at a time, in their order, and saves them in the shown order', async () => {
  await open()
  await add('second', 'third', 'fourth')
  expect(sentNames()).toEqual(['second.png', 'third.png'])
  expect(onFiles.mock.lastCall?.[0]).toHaveLength(3)
  act(() => uploadOf('second').options.onProgress?.(0.4))
  expect(row(2).getByRole('progressbar', { name: 'Upload of second.png' })).toHaveAttribute('value', '40')
  expect(row(4).getByText('Waiting for its turn')).toBeVisible()
  await uploadOf('third').succeed()
  expect(sentNames()).toEqual(['second.png', 'third.png', 'fourth.png'])
  await uploadOf('fourth').succeed()
  await click('Save')
  expect(screen.getByText(/^Your photos are still on their way/)).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
  await uploadOf('second').succeed()
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(saved.mock.calls).toEqual([urls('first', 'second', 'third', 'fourth')]))
})

test('keeps what succeeded when one upload fails, and repeats that one in its place', async () => {
  await open()
  await add('second', 'third')
  await uploadOf('second').fail(new Error('The line is dead.'))
  await uploadOf('third').succeed()
  expect(row(2).getByRole('alert')).toHaveTextContent('Not uploaded. The line is dead.')
  await click('Save')
  expect(screen.getByText(/^Nothing is saved yet: 1 photo did not arrive/)).toBeVisible()
  await click('Try again')
  await uploadOf('second').succeed()
  expect(row(2).queryByRole('alert')).not.toBeInTheDocument()
  await click('Save')
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(saved.mock.calls).toEqual([urls('first', 'second', 'third')]))
})

test('cancels an upload, and brings it back in its place', async () => {
  await open()
  await add('second', 'third')
  await userEvent.click(row(2).getByRole('button', { name: 'Cancel upload' }))
  expect(uploadOf('second').options.signal?.aborted).toBe(true)
  expect(screen.getByText('The upload of second.png is cancelled.')).toBeVisible()
  await click('Undo')
  await uploadOf('second').succeed()
  await uploadOf('third').succeed()
  await click('Save')
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(saved.mock.calls).toEqual([urls('first', 'second', 'third')]))
})

test('keeps its photos when the form takes over an older list after a newer one was reported', async () => {
  const reported: PhotoList[] = []
  const form = (value: PhotoList) => (
    <PhotoSet
      picture={addressOf('first')}
      value={value}
      onChange={(list) => reported.push(list)}
      onPicture={jest.fn()}
      most={4}
      thing="A Kick"
      upload={upload}
      onStatus={jest.fn()}
    />
  )
  const { rerender } = renderWithSite(form(noPhotos))
  await screen.findByRole('heading', { name: 'More photos' })
  await add('second', 'third', 'fourth')
  await uploadOf('second').succeed()
  await uploadOf('third').succeed()
  expect(reported.map(({ more }) => more.length)).toEqual([1, 2])
  for (const list of reported) {
    rerender(form(list))
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
  }
  await uploadOf('fourth').succeed()
  expect(reported.at(-1)?.more.map(({ url }) => url)).toEqual(['second', 'third', 'fourth'].map(addressOf))
})

test('goes on uploading when the addresses of its photos are signed anew', async () => {
  const reported = jest.fn<undefined, [PhotoList]>()
  const form = (signature: string) => (
    <PhotoSet
      picture={addressOf('first')}
      value={{
        first: null,
        more: [{ ...photo('second'), url: `${addressOf('second')}?until=${signature}` }],
      }}
      onChange={reported}
      onPicture={jest.fn()}
      most={4}
      thing="A Kick"
      upload={upload}
      onStatus={jest.fn()}
    />
  )
  const { rerender } = renderWithSite(form('10'))
  await screen.findByRole('heading', { name: 'More photos' })
  await add('third')
  rerender(form('11'))
  await uploadOf('third').succeed()
  expect(reported.mock.calls.at(-1)?.[0].more.map(({ url }) => url.split('?')[0])).toEqual(
    ['second', 'third'].map(addressOf),
  )
})

test('refuses photos over the limit and other files in words', async () => {
  await open({ start: described })
  await act(async () => {
    fireEvent.drop(screen.getByRole('button', { name: 'Add photos' }), {
      dataTransfer: {
        files: [new File(['x'], 'notes.pdf', { type: 'application/pdf' }), png('fourth'), png('fifth')],
        types: ['Files'],
      },
    })
  })
  expect(screen.getByText('A Kick can have 4 photos. 1 photo was not added.')).toBeVisible()
  expect(screen.getByText(/^“notes.pdf” was not added. This file is not a picture/)).toBeVisible()
  expect(sentNames()).toEqual(['fourth.png'])
})

test('takes pasted photos', async () => {
  await open()
  await act(async () => {
    fireEvent.paste(screen.getByRole('button', { name: 'Add photos' }), {
      clipboardData: { files: [png('second'), png('third')] },
    })
  })
  expect(sentNames()).toEqual(['second.png', 'third.png'])
})

test('moves photos by keyboard, also to the first place, and says where they are', async () => {
  await open({ start: described })
  act(() => row(3).getByRole('button', { name: 'Move earlier' }).focus())
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Now photo 2 of 3.')).toBeInTheDocument()
  expect(row(2).getByRole('button', { name: 'Move earlier' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Now photo 1 of 3.')).toBeInTheDocument()
  expect(row(1).getByRole('button', { name: 'Move later' })).toHaveFocus()
  expect([alt(1), alt(2), alt(3)].map((field) => (field as HTMLTextAreaElement).value)).toEqual([
    'A cow',
    'A lake',
    'A hut',
  ])
  await click('Save')
  expect(saved.mock.calls).toEqual([urls('third', 'first', 'second')])
})

test('moves photos with Alt and the arrow keys on their buttons', async () => {
  await open({ start: described })
  act(() => row(3).getByRole('button', { name: 'Move earlier' }).focus())
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}')
  expect(screen.getByText('Now photo 2 of 3.')).toBeInTheDocument()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(screen.getByText('Now photo 3 of 3.')).toBeInTheDocument()
})

test('removes a photo, and undoes it in its place', async () => {
  await open({ start: described })
  await userEvent.click(row(2).getByRole('button', { name: 'Remove' }))
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  expect(alt(2)).toHaveValue('A cow')
  await userEvent.keyboard('{Enter}')
  expect(alt(2)).toHaveValue('A hut')
  await userEvent.click(row(2).getByRole('button', { name: 'Remove' }))
  await click('Save')
  expect(saved.mock.calls).toEqual([urls('first', 'third')])
})

test('follows the form when it starts over', async () => {
  await open({ start: described })
  await userEvent.click(row(2).getByRole('button', { name: 'Remove' }))
  await click('Start over')
  expect(alt(3)).toHaveValue('A cow')
})

describe('the question about photos without a description', () => {
  const undescribed = { ...described, more: [photo('second'), photo('third')] }

  test('is asked once, and leads to the first of them', async () => {
    await open({ start: undescribed })
    await click('Save')
    expect(screen.getByRole('dialog', { name: '2 photos have no description' })).toBeVisible()
    await click('Describe them')
    await waitFor(() => expect(alt(2)).toHaveFocus())
    expect(saved).not.toHaveBeenCalled()
    await click('Save')
    expect(saved).toHaveBeenCalledTimes(1)
  })

  test('is never asked again on request', async () => {
    await open({ start: undescribed })
    await click('Save')
    await click('Don’t ask again')
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    // It may report that saving failed.
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  })

  test('is not asked when all are described, or after “Don’t ask again”', async () => {
    localStorage.setItem('bucketeer.photos.undescribed', 'never ask')
    await open({ start: undescribed })
    await click('Save')
    expect(saved).toHaveBeenCalledTimes(1)
  })
})

describe('a list without a picture field', () => {
  const openList = async (start: string[] = []) => {
    const uploads = createPhotoUploads(
      start.map((name) => photo(name, { alt: name })),
      upload,
    )
    const site = renderWithSite(<PhotoSet uploads={uploads} most={3} thing="An entry" />)
    await screen.findByRole('heading', { name: 'Photos' })
    return { uploads, close: site.unmount }
  }
  const urlsOf = ({ photos }: ReturnType<typeof createPhotoUploads>) => photos().map(({ url }) => url)

  test('has room for as many photos as it says, and moves the first one', async () => {
    const { uploads } = await openList(['first', 'second'])
    expect(screen.getByText(/Room for 1 more\./u)).toBeVisible()
    expect(row(1).getByRole('button', { name: 'Move earlier' })).toBeDisabled()
    await userEvent.click(row(1).getByRole('button', { name: 'Move later' }))
    expect(screen.getByText('Now photo 2 of 2.')).toBeInTheDocument()
    expect(urlsOf(uploads)).toEqual(['second', 'first'].map(addressOf))
    await userEvent.type(alt(2), '!')
    expect(uploads.photos()[1]?.alt).toBe('first!')
  })

  test('goes on uploading after it is closed, also what was waiting', async () => {
    const { uploads, close } = await openList()
    await add('first', 'second', 'third', 'fourth')
    expect(screen.getByText('An entry can have 3 photos. 1 photo was not added.')).toBeVisible()
    close()
    await uploadOf('second').succeed()
    expect(sentNames()).toEqual(['first.png', 'second.png', 'third.png'])
    await uploadOf('third').fail(new Error('The line is dead.'))
    expect(uploads.status()).toEqual({ running: 1, failed: 1 })
    await uploadOf('first').succeed()
    expect(urlsOf(uploads)).toEqual(['first', 'second'].map(addressOf))
  })

  test('ends its uploads when it is stopped', async () => {
    const { uploads } = await openList()
    await add('first', 'second', 'third')
    uploads.stop()
    expect(uploadOf('first').options.signal?.aborted).toBe(true)
    await uploadOf('first').fail(new Error('Aborted.'))
    expect(sentNames()).toEqual(['first.png', 'second.png'])
  })
})
