import { signedIn, signedOut } from '@bucketeer/shared-auth/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRails, rails, reading, story } from '../../testing/journal-page'

describe('sharing a Journal', () => {
  const url = 'http://localhost/journal/rails'
  const provide = (name: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true })
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

  beforeEach(() => {
    signedOut()
    reading(rails)
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  test('copies its address', async () => {
    openRails()
    await screen.findByRole('button', { name: 'Copy link' })
    const writeText = jest.fn(async () => undefined)
    provide('clipboard', { writeText })
    await press('Copy link')
    expect(writeText).toHaveBeenCalledWith(url)
    expect(await screen.findByText('Link copied')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  })

  test('opens the share sheet of devices that have one', async () => {
    const share = jest.fn(async () => undefined)
    provide('share', share)
    openRails()
    await press('Share')
    expect(share).toHaveBeenCalledWith({ title: 'On rails', url })
  })

  test('says nothing when the reader closes the share sheet, and copies when it fails', async () => {
    const share = jest
      .fn<Promise<void>, []>()
      .mockRejectedValueOnce(new DOMException('', 'AbortError'))
      .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    provide('share', share)
    openRails()
    await press('Share')
    const writeText = jest.fn(async () => undefined)
    provide('clipboard', { writeText })
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument()
    await press('Share')
    expect(writeText).toHaveBeenCalledWith(url)
  })

  test('says how to go on when the browser refuses to copy', async () => {
    openRails()
    await screen.findByRole('button', { name: 'Copy link' })
    provide('clipboard', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) })
    await press('Copy link')
    expect(await screen.findByText(/Copy it from the address bar/)).toBeVisible()
  })

  test('is not offered for a Private Journal', async () => {
    signedIn()
    reading({ ...rails, visibility: 'Private', audience: 'Private' })
    openRails()
    await story('A lake at noon')
    expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument()
  })
})
