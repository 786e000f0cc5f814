import { beginningOf } from '@bucketeer/platform/text'
import { operationsOf } from '../test/fuzz/operations'
import { records } from '../test/operations'
import { textKindsOf } from '../test/operations/missing'
import { firstRequest, sendTo, type Scene } from '../test/operations/record'
import { password, signUp, textAt } from '../test/people'
import { openTestSite, type TestSite } from '../test/test-site'
import { texts, type TextKind } from '../test/sample-texts'
import { readableName } from './modules/user/user-name'

let site: TestSite
let scene: Scene
let token: string
let kinds: Record<string, Record<string, TextKind>>
beforeAll(async () => {
  site = await openTestSite()
  scene = { site, owner: await signUp(site), other: await signUp(site) }
  token = scene.owner.token
  const document = site.app.swagger()
  kinds = Object.fromEntries(
    operationsOf(document).map((operation) => [operation.name, textKindsOf(document, operation)]),
  )
})
afterAll(() => site.close())

const fields = records.flatMap(([operation, record]) =>
  typeof record.texts === 'object'
    ? Object.entries(record.texts).map(([key, field]) => ({
        ...{ operation, key, prepare: firstRequest(record) },
        ...field,
      }))
    : [],
)

/** Returns the values of a key in all objects of the body that have this id. */
function valuesIn(body: unknown, id: string, key: string): unknown[] {
  if (typeof body !== 'object' || body === null) return []
  const own = '_id' in body && body._id === id && key in body ? [Object(body)[key]] : []
  return [...own, ...Object.values(body).flatMap((inner) => valuesIn(inner, id, key))]
}

test('there are forty hostile and forty unusual sample texts, all different', () => {
  expect(texts).toHaveLength(80)
  expect(new Set(texts.map(({ text }) => text)).size).toBe(80)
})

const valuesAt = async (url: string, id: string, key: string) =>
  valuesIn((await site.call({ method: 'GET', url, token })).body, id, key)

/** Returns the bodies of a URL and of the pages after it. */
async function pagesFrom(url: string): Promise<unknown[]> {
  const { body, headers } = await site.call({ method: 'GET', url, token })
  const next = /^<(.*)>; rel="next"$/.exec(String(headers.link))?.[1]
  return next === undefined ? [body] : [body, ...(await pagesFrom(next))]
}

const same = (text: string) => text
const excerptOf = (text: string) => beginningOf(text, 200)

test.each(fields)('$name is stored unchanged, or rejected with a message', async (field) => {
  const { operation, key, shownAs = key, entity, body: bodyWith, prepare, stored: storedAs = same } = field
  const { details, lists, excerpts } = field
  const kind = field.kind ?? kinds[operation]?.[key]
  if (!kind) throw new Error(`${key} of ${operation} is no text field.`)
  const input = await prepare(scene)
  const stored = new Map<string, string>()
  for (const { about, text, refusedAs } of texts) {
    const sent = bodyWith?.(text) ?? { [key]: text }
    const { status, body } = await sendTo(site, operation, input, { token, fields: sent })
    if (refusedAs.includes(kind)) {
      // Beside the message there may be the fields that it is about.
      const message = expect.stringMatching(/^[A-Z].*\.$/)
      expect([about, status, body]).toEqual([about, 400, expect.objectContaining({ message })])
      continue
    }
    expect([about, status < 300]).toEqual([about, true])
    const made: unknown = entity ? Object(body)[entity] : body
    const id = textAt(Array.isArray(made) ? made[0] : made, '_id')
    stored.set(id, storedAs(text))
    for (const url of details?.(id) ?? [])
      expect([about, url, [...new Set(await valuesAt(url, id, shownAs))]]).toEqual([
        about,
        url,
        [storedAs(text)],
      ])
  }
  const expectIn = async (url: string, expected: (text: string) => string) => {
    const body = await pagesFrom(url)
    // A Journal's contents repeat the titles of its Stories.
    for (const [id, text] of stored)
      expect([url, ...new Set(valuesIn(body, id, shownAs))]).toEqual([url, expected(text)])
  }
  for (const url of lists?.(input) ?? []) await expectIn(url, (text) => text)
  for (const url of excerpts?.(input) ?? []) await expectIn(url, excerptOf)
})

test('a visitor can sign up with any name, and any password of 8 to 256 characters', async () => {
  for (const [index, { about, text, refusedAs }] of texts.entries()) {
    if (refusedAs.includes('title')) continue
    const email = `text${index}@bucketeer.example`
    const chosen = [...text].length >= 8 && [...text].length <= 256 ? text : password
    const person = { userName: text, tagline: text, email, password: chosen }
    const { status, body } = await site.call({ method: 'POST', url: '/auth/signup', body: person })
    expect([about, status]).toEqual([about, 201])
    const { body: me } = await site.call({
      method: 'GET',
      url: '/auth/verify',
      token: textAt(body, 'authToken'),
    })
    expect(me).toMatchObject({ userName: readableName(text), tagline: text })
    if (chosen === password) continue
    const { status: again } = await site.call({
      ...{ method: 'POST', url: '/auth/login' },
      body: { email, password: chosen },
    })
    expect([about, again]).toEqual([about, 200])
  }
})
