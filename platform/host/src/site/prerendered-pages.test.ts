import type { PrerenderedPages } from '@bucketeer/platform'
import { remoteRelease, shellRelease } from '../../../../api/test/releases'
import { createPrerenderedPages, prerenderedPageTags } from './prerendered-pages'

const located = { isCanary: false, base: '/releases/kicks/1.0.0-s00000001/' }
const kicks = { ...remoteRelease(), ...located }
const shell = { ...shellRelease(), isCanary: false, base: '/releases/shell/1.0.0-s00000001/' }
const about = { path: '/kicks/about', access: 'public' } as const
const pages: PrerenderedPages = { '/kicks/about': { css: '', light: '<p>Words</p>' } }

describe('createPrerenderedPages', () => {
  test('reads the pages of a version once', async () => {
    const read = jest.fn(async () => pages)
    const pageOf = createPrerenderedPages(read)
    expect(await Promise.all([pageOf(about, kicks, shell, 'en'), pageOf(about, kicks, shell, 'en')])).toEqual(
      [pages['/kicks/about'], pages['/kicks/about']],
    )
    expect(await pageOf(about, kicks, shell, 'en')).toBe(pages['/kicks/about'])
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('returns the page in its language, or else in English', async () => {
    const german = { css: '', light: '<p>Wörter</p>' }
    const pageOf = createPrerenderedPages(async () => ({ ...pages, '/kicks/about?language=de': german }))
    expect(await pageOf(about, kicks, shell, 'de')).toBe(german)
    expect(await pageOf(about, kicks, shell, 'ar')).toBe(pages['/kicks/about'])
  })

  test('returns nothing when the database fails, and reads again', async () => {
    const read = jest.fn(async () => pages).mockRejectedValueOnce(new Error('down'))
    const pageOf = createPrerenderedPages(read)
    expect(await pageOf(about, kicks, shell, 'en')).toBeUndefined()
    expect(await pageOf(about, kicks, shell, 'en')).toBe(pages['/kicks/about'])
  })

  test('returns nothing after a second in which the database does not answer', async () => {
    const pageOf = createPrerenderedPages(() => new Promise(() => {}))
    expect(await pageOf(about, kicks, shell, 'en')).toBeUndefined()
  })

  test('does not read the pages of a development server', async () => {
    const read = jest.fn(async () => pages)
    const developed = { ...kicks, base: 'http://localhost:4000/' }
    expect(await createPrerenderedPages(read)(about, developed, shell, 'en')).toBeUndefined()
    expect(read).not.toHaveBeenCalled()
  })
})

test('prerenderedPageTags puts the operator’s name, as text, where the markup has its placeholder', () => {
  const page = { css: '', light: '<p>Run by __OPERATOR__</p>' }
  const place = { base: '/', nonce: '', access: 'public', operator: 'Ann & <b>$&' } as const
  expect(prerenderedPageTags(page, place)).toContain('<p>Run by Ann &amp; &lt;b&gt;$&amp;</p>')
})
