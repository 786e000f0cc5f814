import { bannerSvg } from '@bucketeer/shared-ui'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Banner } from '../banner'
import sourceHashes from './source-hashes.json'

const video = () => document.querySelector('video')
const button = (name: string) => screen.findByRole('button', { name })

interface Browser {
  /** In pixels. */
  width: number
  prefersReducedMotion?: boolean
  savesData?: boolean
}

/** Renders the banner with the media queries and the data saver of the given browser, which jsdom lacks. */
const open = async ({ width, prefersReducedMotion = false, savesData = false }: Browser) => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const atLeast = /min-width:\s*(\d+)px/.exec(media)?.[1]
    const matches = atLeast
      ? width >= Number(atLeast)
      : prefersReducedMotion && media.includes('reduced-motion: reduce')
    const nothing = { onchange: null, addListener: () => {}, removeListener: () => {} }
    return Object.assign(new EventTarget(), { ...nothing, media, matches })
  })
  Object.defineProperty(navigator, 'connection', { value: { saveData: savesData }, configurable: true })
  const opened = renderWithSite(<Banner />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
  return opened
}

beforeEach(() => {
  sessionStorage.clear()
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    fireEvent.play(this)
  })
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.pause(this)
  })
})
afterEach(() => jest.restoreAllMocks())

test('the banner plays a muted, inline, looping video on wide screens', async () => {
  await open({ width: 1200 })

  expect(video()).toHaveAttribute('src')
  expect(video()).toHaveAttribute('autoplay')
  expect(video()).toHaveAttribute('loop')
  expect(video()).toHaveAttribute('playsinline')
  expect(video()).not.toHaveAttribute('controls')
  expect(video()?.muted).toBe(true)
})

test('the still banner is the poster of the video and stays under it', async () => {
  const { container } = await open({ width: 1366 })

  const still = container.querySelector('img')?.src
  expect(still).toMatch(/^data:image\/svg\+xml/)
  expect(video()).toHaveAttribute('poster', still)
})

// @spec S2.50
test.each([
  ['screens that are not wide', { width: 1199 }],
  ['phones', { width: 360 }],
  ['users who prefer reduced motion', { width: 1366, prefersReducedMotion: true }],
  ['users who save data', { width: 1366, savesData: true }],
])('the banner shows no video for %s', async (_case, browser) => {
  const { container } = await open(browser)

  expect(container.querySelector('img')).toBeVisible()
  expect(video()).toBeNull()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the video can be paused and played again', async () => {
  await open({ width: 1366 })
  const element = video()
  if (element) fireEvent.play(element)

  await userEvent.click(await button('Pause the video'))
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled()
  await userEvent.click(await button('Play the video'))
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalled()
  expect(await button('Pause the video')).toBeVisible()
})

test('a paused video stays paused when the banner mounts again, and is not fetched', async () => {
  const { unmount } = await open({ width: 1366 })
  const element = video()
  if (element) fireEvent.play(element)
  await userEvent.click(await button('Pause the video'))
  unmount()

  await open({ width: 1366 })
  expect(video()).not.toHaveAttribute('autoplay')
  expect(video()).toHaveAttribute('preload', 'none')
  expect(await button('Play the video')).toBeVisible()
})

test('the still banner stays when the video cannot be played', async () => {
  const { container } = await open({ width: 1366 })
  const element = video()
  if (element) fireEvent.error(element)

  expect(video()).toBeNull()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(container.querySelector('img')).toBeVisible()
})

test.each(['light', 'dark'] as const)(
  'the %s video was made from the current drawing of the banner',
  (mode) => {
    const drawing = createHash('sha256').update(bannerSvg({ mode })).digest('hex')
    expect(sourceHashes[mode]).toBe(drawing)
  },
)

test('both videos together are smaller than 1.5 MB', () => {
  const sizes = ['light', 'dark'].map((mode) => statSync(join(__dirname, `${mode}.webm`)).size)
  expect(Math.min(...sizes)).toBeGreaterThan(50_000)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1_500_000)
})
