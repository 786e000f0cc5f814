import { addKick } from '../../../../test/content'
import { signUp } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('lists Kicks by ids, without those that the caller may not see', async () => {
  const [ann, ben, cleo] = [await signUp(site), await signUp(site), await signUp(site)]
  const own = await addKick(site, ann, { audience: 'Private' })
  const shared = await addKick(site, ben)
  const hidden = await addKick(site, ben, { audience: 'Private' })
  const ofBlocked = await addKick(site, cleo)
  await addKick(site, ben)
  const read = async (ids: string[]) => {
    const url = `/api/kick?ids=${ids.join(',')}`
    const { status, body } = await site.call({ method: 'GET', url, token: ann.token })
    return status === 200 ? (body as { _id: string }[]).map(({ _id }) => _id) : status
  }
  const all = [own, shared, hidden, ofBlocked].map(({ id }) => id)
  expect(await read(all)).toEqual([ofBlocked.id, shared.id, own.id])
  await site.call({ method: 'PUT', url: `/api/user/${cleo.userId}/block`, token: ann.token })
  expect(await read(all)).toEqual([shared.id, own.id])
  expect(await read(['x'])).toBe(400)
  expect(await read(Array.from({ length: 13 }, () => own.id))).toBe(400)
})
