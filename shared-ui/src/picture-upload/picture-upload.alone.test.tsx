import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PictureUpload } from './picture-upload'
import { type PictureUploadProps, type UploadOptions } from './picture-upload-props'
import { preparePhoto } from './prepare-photo'
import { renderWithSite } from '../testing'

const png = (name = 'lake.png') => new File(['…'], name, { type: 'image/png' })

/** Returns an `upload` whose progress and outcome the test controls. */
const controlledUpload = () => {
  const sent: { file: File; options: UploadOptions; succeed(url: string): void; fail(error: Error): void }[] =
    []
  const upload = (file: File, options: UploadOptions) =>
    new Promise<string>((succeed, fail) => void sent.push({ file, options, succeed, fail }))
  const last = () => {
    const entry = sent.at(-1)
    if (!entry) throw new Error('Nothing was uploaded.')
    return entry
  }
  return { upload, sent, last }
}

function Form({
  value: first = null,
  onChange,
  ...rest
}: Partial<PictureUploadProps> & Pick<PictureUploadProps, 'upload'>) {
  const [value, setValue] = useState(first)
  const change = (url: string | null) => {
    setValue(url)
    onChange?.(url)
  }
  return <PictureUpload label="Picture of Experience" value={value} onChange={change} {...rest} />
}

jest.mock('./prepare-photo', () => ({ preparePhoto: jest.fn() }))
const prepare = jest.mocked(preparePhoto)
beforeEach(() => void prepare.mockReset().mockImplementation(async (file) => file))

const large = () => new File([new Uint8Array(2e6 + 1)], 'large.png', { type: 'image/png' })
const field = () => screen.getByLabelText('Picture of Experience')
const choose = (file: File) => userEvent.upload(field(), file, { applyAccept: false })

// @spec S2.90 S4.11 S5.5
test('PictureUpload uploads a chosen file at once, previews it and returns its address', async () => {
  const { upload, last } = controlledUpload()
  const onChange = jest.fn()
  const onBusyChange = jest.fn()
  renderWithSite(<Form required upload={upload} onChange={onChange} onBusyChange={onBusyChange} />)
  expect(screen.getByText('Required')).toBeVisible()

  await choose(png())
  expect(last().file.name).toBe('lake.png')
  expect(screen.getByRole('img', { name: 'The picture you chose' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  )
  expect(onBusyChange).toHaveBeenLastCalledWith(true)

  act(() => last().options.onProgress?.(0.42))
  expect(screen.getByRole('progressbar', { name: 'Upload of Picture of Experience' })).toHaveAttribute(
    'aria-valuenow',
    '42',
  )
  expect(screen.getByText('Required')).toBeVisible()

  await act(async () => last().succeed('/media/7/1280.webp'))
  expect(onChange.mock.calls).toEqual([['/media/7/1280.webp']])
  expect(onBusyChange).toHaveBeenLastCalledWith(false, undefined)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.queryByText('Required')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Picture uploaded')
})

// @spec S8.14
test('PictureUpload shows why an upload failed and retries with the same file', async () => {
  const { upload, sent, last } = controlledUpload()
  const onChange = jest.fn()
  renderWithSite(<Form upload={upload} onChange={onChange} />)
  await choose(png())
  await act(async () => last().fail(new Error('The server is full.')))
  expect(screen.getByRole('alert')).toHaveTextContent('Could not Upload Picture: The server is full.')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(sent.map(({ file }) => file.name)).toEqual(['lake.png', 'lake.png'])
  await act(async () => last().succeed('/media/8/1280.webp'))
  expect(onChange.mock.calls).toEqual([['/media/8/1280.webp']])
})

test('PictureUpload aborts a cancelled upload and ignores its result', async () => {
  const { upload, last } = controlledUpload()
  const onChange = jest.fn()
  const onBusyChange = jest.fn()
  renderWithSite(<Form upload={upload} onChange={onChange} onBusyChange={onBusyChange} />)
  await choose(png())
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }))
  expect(last().options.signal?.aborted).toBe(true)
  expect(onBusyChange).toHaveBeenLastCalledWith(false)
  await act(async () => last().succeed('/media/9/1280.webp'))
  expect(onChange).not.toHaveBeenCalled()
  expect(field()).toHaveFocus()
})

test('PictureUpload replaces a running upload when a second file is chosen', async () => {
  const { upload, sent } = controlledUpload()
  const onChange = jest.fn()
  renderWithSite(<Form upload={upload} onChange={onChange} />)
  await choose(png('one.png'))
  await choose(png('two.png'))
  expect(sent[0]?.options.signal?.aborted).toBe(true)
  await act(async () => {
    sent[0]?.succeed('/media/1/1280.webp')
    sent[1]?.succeed('/media/2/1280.webp')
  })
  expect(onChange.mock.calls).toEqual([['/media/2/1280.webp']])
})

test('PictureUpload keeps the previous picture when a failed file is removed', async () => {
  const { upload, last } = controlledUpload()
  const onChange = jest.fn()
  renderWithSite(<Form value="/media/1/1280.webp" upload={upload} onChange={onChange} />)
  await choose(png())
  await act(async () => last().fail(new Error('No.')))
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/1/1280.webp')

  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(onChange.mock.calls).toEqual([[null]])
  expect(field()).toHaveFocus()
})

test('PictureUpload accepts a dropped picture', async () => {
  const { upload, last } = controlledUpload()
  renderWithSite(<Form upload={upload} />)
  const transfer = { files: [png('dropped.png')], types: ['Files'] }
  fireEvent.dragOver(field(), { dataTransfer: transfer })
  expect(screen.getByText('Drop it here')).toBeVisible()
  fireEvent.drop(field(), { dataTransfer: transfer })
  await waitFor(() => expect(last().file.name).toBe('dropped.png'))
})

test('PictureUpload prevents the browser from opening a file dropped beside it', () => {
  renderWithSite(<Form upload={controlledUpload().upload} />)
  const drop = createEvent.drop(document.body, { dataTransfer: { files: [png()], types: ['Files'] } })
  fireEvent(document.body, drop)
  expect(drop.defaultPrevented).toBe(true)
})

test('PictureUpload accepts a pasted picture and ignores pasted text', async () => {
  const { upload, sent, last } = controlledUpload()
  renderWithSite(<Form upload={upload} />)
  fireEvent.paste(document.body, { clipboardData: { files: [] } })
  expect(sent).toHaveLength(0)
  fireEvent.paste(document.body, { clipboardData: { files: [png('pasted.png')] } })
  await waitFor(() => expect(last().file.name).toBe('pasted.png'))
})

test('PictureUpload rejects files of the wrong type or size without uploading them', async () => {
  const { upload, sent } = controlledUpload()
  renderWithSite(
    <Form upload={upload} accept={['image/png', 'image/jpeg']} maxBytes={2e6} hint="PNG and JPG up to 2MB" />,
  )
  expect(field()).toHaveAccessibleDescription('PNG and JPG up to 2MB')

  await choose(new File(['…'], 'moving.gif', { type: 'image/gif' }))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Could not Upload Picture: This file is not a picture we can take. Choose PNG or JPG.',
  )
  prepare.mockRejectedValueOnce(new Error('This picture is too large. Choose one of at most 2 MB.'))
  await choose(large())
  expect(await screen.findByText(/This picture is too large\. Choose one of at most 2 MB\./)).toBeVisible()
  expect(sent).toHaveLength(0)
})

test('PictureUpload makes a picture smaller that is too large', async () => {
  prepare.mockResolvedValueOnce(new File(['…'], 'large.jpg', { type: 'image/jpeg' }))
  const { upload, last } = controlledUpload()
  const onChange = jest.fn()
  const onFile = jest.fn()
  renderWithSite(
    <Form upload={upload} {...{ onChange, onFile }} accept={['image/png', 'image/jpeg']} maxBytes={2e6} />,
  )
  await choose(large())
  await waitFor(() => expect(last().file.name).toBe('large.jpg'))
  expect(prepare).toHaveBeenCalledWith(expect.objectContaining({ name: 'large.png' }), 2e6)
  expect(onFile.mock.calls).toEqual([[expect.objectContaining({ name: 'large.png' })]])
  await act(async () => last().succeed('/media/large/1280.webp'))
  expect(onChange.mock.calls).toEqual([['/media/large/1280.webp']])
})

test('PictureUpload aborts the upload when it unmounts', async () => {
  const { upload, last } = controlledUpload()
  const { unmount } = renderWithSite(<Form upload={upload} />)
  await choose(png())
  unmount()
  expect(last().options.signal?.aborted).toBe(true)
})
