import { bannerSvg } from '@bucketeer/shared-ui'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Banner } from '../banner'
import sourceHashes from './source-hashes.json'

const film = () => document.querySelector('video')
const button = (name: string) => screen.findByRole('button', { name })

interface Browser {
  /** Pixels. */
  width: number
  calm?: boolean
  savesData?: boolean
}

/** jsdom knows no widths, plays nothing and saves no data: this stands in for the browser's part. */
const open = async ({ width, calm = false, savesData = false }: Browser) => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const atLeast = /min-width:\s*(\d+)px/.exec(media)?.[1]
    const matches = atLeast ? width >= Number(atLeast) : calm && media.includes('reduced-motion: reduce')
    const nothing = () => {}
    return {
      matches,
      media,
      onchange: null,
      addEventListener: nothing,
      removeEventListener: nothing,
      addListener: nothing,
      removeListener: nothing,
      dispatchEvent: () => false,
    }
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

test('on wide screens the banner moves: silent, in its place, again and again', async () => {
  await open({ width: 1200 })

  expect(film()).toHaveAttribute('src')
  expect(film()).toHaveAttribute('autoplay')
  expect(film()).toHaveAttribute('loop')
  expect(film()).toHaveAttribute('playsinline')
  expect(film()).not.toHaveAttribute('controls')
  expect(film()?.muted).toBe(true)
})

test('it begins with the still banner, which stays under it', async () => {
  const { container } = await open({ width: 1366 })

  const still = container.querySelector('img')?.src
  expect(still).toMatch(/^data:image\/svg\+xml/)
  expect(film()).toHaveAttribute('poster', still)
})

// @spec S2.50
test.each([
  ['on screens that are not wide', { width: 1199 }],
  ['on phones', { width: 360 }],
  ['for those who want less motion', { width: 1366, calm: true }],
  ['for those who save data', { width: 1366, savesData: true }],
])('%s there is the still banner alone', async (_where, browser) => {
  const { container } = await open(browser)

  expect(container.querySelector('img')).toBeVisible()
  expect(film()).toBeNull()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('nothing is fetched of it before the page has loaded', async () => {
  const loading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await open({ width: 1366 })
  expect(film()).toBeNull()

  loading.mockReturnValue('complete')
  fireEvent.load(window)
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
  expect(film()).not.toBeNull()
})

test('it can be paused and played again', async () => {
  await open({ width: 1366 })
  const element = film()
  if (element) fireEvent.play(element)

  await userEvent.click(await button('Pause the video'))
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled()
  await userEvent.click(await button('Play the video'))
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalled()
  expect(await button('Pause the video')).toBeVisible()
})

test('who paused it finds it paused on coming back, and nothing is fetched', async () => {
  const { unmount } = await open({ width: 1366 })
  const element = film()
  if (element) fireEvent.play(element)
  await userEvent.click(await button('Pause the video'))
  unmount()

  await open({ width: 1366 })
  expect(film()).not.toHaveAttribute('autoplay')
  expect(film()).toHaveAttribute('preload', 'none')
  expect(await button('Play the video')).toBeVisible()
})

test('a video that cannot be played leaves the still banner', async () => {
  const { container } = await open({ width: 1366 })
  const element = film()
  if (element) fireEvent.error(element)

  expect(film()).toBeNull()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(container.querySelector('img')).toBeVisible()
})

test.each(['light', 'dark'] as const)('the %s video was made of the banner as it is drawn today', (mode) => {
  const drawing = createHash('sha256').update(bannerSvg({ mode })).digest('hex')
  expect(sourceHashes[mode]).toBe(drawing)
})

test('both videos together weigh less than 1.5 MB', () => {
  const sizes = ['light', 'dark'].map((mode) => statSync(join(__dirname, `${mode}.webm`)).size)
  expect(Math.min(...sizes)).toBeGreaterThan(50_000)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1_500_000)
})
