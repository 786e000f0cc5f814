import { join } from 'node:path'
import { type APIRequestContext, test } from '@playwright/test'
import { signUp } from '../fixtures/person'
import { type Screen, screens } from './screens'

const widths = { 360: 740, 768: 1024, 1366: 768 }
const folder = join(import.meta.dirname, '../../docs/screenshots')

// The demo person of api/src/demo, whose login every start prints.
const demo = { email: 'demo@bucketeer.example', password: 'walk-in-the-woods', rememberMe: true }

const tokenOf = async (request: APIRequestContext, who: Screen['as']) => {
  if (who === 'visitor') return undefined
  if (who === 'newcomer') return (await signUp(request)).authToken
  const answer = await request.post('/auth/login', { data: demo })
  return ((await answer.json()) as { authToken: string }).authToken
}

const firstOf = async (request: APIRequestContext, call: string, authToken: string) => {
  const answer = await request.get(call, { headers: { authorization: `Bearer ${authToken}` } })
  const [first] = (await answer.json()) as { _id: string }[]
  return first?._id ?? ''
}

const fill = async (path: string, request: APIRequestContext, authToken = '') =>
  path.includes(':bucketId')
    ? path.replace(':bucketId', await firstOf(request, '/api/bucket', authToken))
    : path

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, height] of Object.entries(widths)) {
    for (const { name, path, as, act } of screens) {
      test(`${name} ${colorScheme} ${width}`, async ({ browser, request }) => {
        const viewport = { width: Number(width), height }
        const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
        const page = await context.newPage()
        const token = await tokenOf(request, as)
        if (token) await page.addInitScript((value) => localStorage.setItem('authToken', value), token)
        await page.goto(await fill(path, request, token))
        await page.getByRole('heading', { level: 1 }).waitFor()
        await act?.(page)
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: join(folder, `${name}-${colorScheme}-${width}.png`), fullPage: true })
        await context.close()
      })
    }
  }
}
