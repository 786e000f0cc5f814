import { act, renderHook } from '@testing-library/react'
import { usePictureWait } from './use-picture-wait'

const startForm = () => {
  const save = jest.fn()
  const { result, rerender } = renderHook(({ picture }) => usePictureWait(picture, save), {
    initialProps: { picture: null as string | null },
  })
  const press = () => act(() => result.current.saveWithPicture())
  const upload = (isBusy: boolean, retry?: () => void) =>
    act(() => result.current.onBusyChange(isBusy, retry))
  return { save, rerender, press, upload, phase: () => result.current.phase }
}

test('usePictureWait saves immediately when no upload is running', () => {
  const { save, press, phase } = startForm()
  press()
  expect(save).toHaveBeenCalledTimes(1)
  expect(phase()).toBe('none')
})

test('usePictureWait waits for an upload and then saves once', () => {
  const { save, rerender, press, upload, phase } = startForm()
  upload(true)
  press()
  press()
  expect(phase()).toBe('waiting')
  expect(save).not.toHaveBeenCalled()
  rerender({ picture: '/media/dunes/1280.webp' })
  upload(false)
  expect(save).toHaveBeenCalledTimes(1)
  expect(phase()).toBe('none')
})

test('usePictureWait saves nothing after a failed upload until save is pressed again', () => {
  const { save, press, upload, phase } = startForm()
  upload(true)
  press()
  upload(false)
  expect(phase()).toBe('lost')
  expect(save).not.toHaveBeenCalled()
  press()
  expect(save).toHaveBeenCalledTimes(1)
  expect(phase()).toBe('none')
})

test('usePictureWait tries a failed upload again when save is pressed, and then saves', () => {
  const { save, rerender, press, upload, phase } = startForm()
  const retry = jest.fn(() => upload(true))
  upload(true)
  upload(false, retry)
  press()
  expect(retry).toHaveBeenCalledTimes(1)
  expect(phase()).toBe('waiting')
  rerender({ picture: '/media/dunes/1280.webp' })
  upload(false)
  expect(save).toHaveBeenCalledTimes(1)
})

test('usePictureWait saves without a failed picture that was removed', () => {
  const { save, press, upload } = startForm()
  const retry = jest.fn()
  upload(true)
  upload(false, retry)
  upload(false)
  press()
  expect(retry).not.toHaveBeenCalled()
  expect(save).toHaveBeenCalledTimes(1)
})

test('usePictureWait resets when another upload starts after a failed one', () => {
  const { save, rerender, press, upload, phase } = startForm()
  upload(true)
  press()
  upload(false)
  upload(true)
  expect(phase()).toBe('none')
  rerender({ picture: '/media/dunes/1280.webp' })
  upload(false)
  expect(save).not.toHaveBeenCalled()
})
