import fc from 'fast-check'
import { addKick } from '../content'
import { signUp } from '../people'
import { openTestSite, type TestSite } from '../test-site'
import { hostileText } from './hostile'
import { runs, seed } from './settings'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

/** Texts as long as a signature, and any others. */
const signature = fc.oneof(hostileText, fc.string({ unit: 'binary', minLength: 22, maxLength: 22 }))
/** Replaces lone surrogates, which have no UTF-8 encoding. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString())

test('no signature but the right one opens the picture of a Private Kick', async () => {
  const { pictureId } = await addKick(site, await signUp(site), { audience: 'Private' })
  const until = fc.oneof(fc.integer().map(String), hostileText)
  const ask = fc.asyncProperty(until, signature, async (time, text) => {
    const url = `/media/${pictureId}/1280.webp?until=${encode(time)}&signature=${encode(text)}`
    expect([400, 404]).toContain((await site.app.inject(url)).statusCode)
  })
  await fc.assert(ask, { seed, numRuns: runs })
})
