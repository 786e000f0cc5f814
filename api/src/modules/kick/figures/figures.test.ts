import { addKick } from '../../../../test/content'
import { signUp, type SignedIn } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'
import { createKickFigures } from './repository'

let site: TestSite
let ann: SignedIn
beforeEach(async () => {
  site = await openTestSite()
  ann = await signUp(site)
})
afterEach(() => site.close())

const readAll = async () =>
  Object((await site.call({ method: 'GET', url: '/api/kick/figures', token: ann.token })).body)
const read = async () => {
  const { categories: _, ...figures } = await readAll()
  return figures
}
const put = async (id: string, change: object) => {
  const url = `/api/kick/${id}`
  const { body: kick } = await site.call({ method: 'GET', url, token: ann.token })
  await site.call({ method: 'PUT', url, token: ann.token, body: { ...Object(kick), ...change } })
}
const remove = (id: string) => site.call({ method: 'DELETE', url: `/api/kick/${id}`, token: ann.token })

test('the figures count the Kicks that every member may see, and their countries once in any spelling', async () => {
  expect(await read()).toEqual({ kicks: 0, countries: 0 })
  await addKick(site, ann, { country: 'Japan' })
  await addKick(site, ann, { country: 'japan' })
  await addKick(site, ann, { country: 'ＪＡＰＡＮ' })
  await addKick(site, ann, { country: null })
  await addKick(site, ann, { country: 'Peru', audience: 'Private' })
  expect(await read()).toEqual({ kicks: 4, countries: 1 })
})

test('the figures follow a new audience, another country, a hidden and a deleted Kick', async () => {
  const { id } = await addKick(site, ann, { country: 'Japan' })
  await put(id, { country: 'Peru' })
  expect(await read()).toEqual({ kicks: 1, countries: 1 })
  await put(id, { audience: 'Private' })
  expect(await read()).toEqual({ kicks: 0, countries: 0 })
  await put(id, { audience: 'Members' })
  expect(await read()).toEqual({ kicks: 1, countries: 1 })
  await site.database.$client.query('update kicks set hidden_at = now()')
  expect(await read()).toEqual({ kicks: 0, countries: 0 })
  await site.database.$client.query('update kicks set hidden_at = null')
  await remove(id)
  expect(await read()).toEqual({ kicks: 0, countries: 0 })
})

test('the figures count the Kicks of each category, and follow a changed one', async () => {
  const categories = async () => (await readAll()).categories
  expect(await categories()).toEqual([])
  const { id } = await addKick(site, ann, { category: 'Travel' })
  await addKick(site, ann, { category: 'Chill' })
  await addKick(site, ann, { category: 'Chill', audience: 'Private' })
  expect(await categories()).toEqual(
    expect.arrayContaining([
      { category: 'Travel', kicks: 1 },
      { category: 'Chill', kicks: 1 },
    ]),
  )
  await put(id, { category: 'Chill' })
  await createKickFigures(site.database).addUp()
  expect(await categories()).toEqual([{ category: 'Chill', kicks: 2 }])
})

test('the figures stay the same when their rows are added up, also beside new Kicks', async () => {
  const rows = async () => (await site.database.$client.query('select from kick_figures')).rowCount
  const [first] = await Promise.all(
    ['Japan', 'Japan', 'Peru'].map((country) => addKick(site, ann, { country })),
  )
  await Promise.all([
    createKickFigures(site.database).addUp(),
    addKick(site, ann, { country: 'Chile' }),
    remove(first?.id ?? ''),
  ])
  expect(await read()).toEqual({ kicks: 3, countries: 3 })
  await createKickFigures(site.database).addUp()
  expect(await read()).toEqual({ kicks: 3, countries: 3 })
  expect(await rows()).toBe(3)
})
