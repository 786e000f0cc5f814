import { addJournal, addKick } from '../../../../test/content'
import { signUp, type SignedIn } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'

let site: TestSite
let ann: SignedIn
let ben: SignedIn

beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  ann = await signUp(site)
  ben = await signUp(site)
})

const figuresFor = async ({ token }: SignedIn) =>
  site.call({ method: 'GET', url: `/api/user/${ann.userId}/figures`, token })
const didIt = (kickId: string, audience: 'Private' | 'Members') =>
  site.call({
    method: 'POST',
    url: '/api/log',
    token: ann.token,
    body: { kickId, state: 'done', audience },
  })

describe('GET /api/user/{userId}/figures', () => {
  it('counts all things of the user, and for others what they may see', async () => {
    const { id: shared } = await addKick(site, ann, { country: 'Japan' })
    const { id: secret } = await addKick(site, ann, { country: 'Peru', audience: 'Private' })
    await addJournal(site, ann, { visibility: 'Private' })
    await addJournal(site, ann, { visibility: 'Public' })
    await didIt(shared, 'Members')
    await didIt(shared, 'Private')
    await didIt(secret, 'Members')
    const own = await figuresFor(ann)
    expect(own.body).toMatchObject({ kicks: 2, journals: 2, done: 3 })
    expect(own.body).toHaveProperty('countries', [
      { country: 'Japan', done: 2, code: null, location: null },
      { country: 'Peru', done: 1, code: null, location: null },
    ])
    expect((await figuresFor(ben)).body).toEqual({
      kicks: 1,
      journals: 1,
      done: 1,
      countries: [{ country: 'Japan', done: 1, code: null, location: null }],
    })
  })

  it('has the middle of a country that the places know', async () => {
    await site.database.$client.query(`
      insert into places (id, kind, name, country_code, lat, lng, population, is_section, source, edition)
      values (1861060, 'country', 'Japan', 'JP', 35.7, 139.7, 126000000, false, 'countries', 'test');
      insert into place_names (place_id, name, prominence) values (1861060, 'japan', 126000000)`)
    await didIt((await addKick(site, ann, { country: 'Japan' })).id, 'Members')
    expect((await figuresFor(ben)).body).toHaveProperty('countries', [
      { country: 'Japan', done: 1, code: 'JP', location: { lat: 35.7, lng: 139.7 } },
    ])
  })

  it('gets 404 for people who blocked each other, and for unknown ones', async () => {
    await site.call({ method: 'PUT', url: `/api/user/${ben.userId}/block`, token: ann.token })
    expect((await figuresFor(ben)).status).toBe(404)
    const url = '/api/user/0193b3a0-0000-7000-8000-00000000abcd/figures'
    expect((await site.call({ method: 'GET', url, token: ann.token })).status).toBe(404)
  })
})

describe('GET /api/kick?mine=', () => {
  it('lists what the user created, likes or has among the favourites', async () => {
    const { id: own } = await addKick(site, ann, { audience: 'Private' })
    const { id: theirs } = await addKick(site, ben)
    const put = (path: string) =>
      site.call({ method: 'PUT', url: `/api/kick/${theirs}/${path}`, token: ann.token })
    await put('like')
    await put('favourite')
    const list = async (mine: string, { token }: SignedIn) => {
      const { body } = await site.call({ method: 'GET', url: `/api/kick?mine=${mine}&limit=24`, token })
      return (body as { _id: string }[]).map(({ _id }) => _id)
    }
    expect(await list('created', ann)).toEqual([own])
    expect(await list('liked', ann)).toEqual([theirs])
    expect(await list('favourites', ann)).toEqual([theirs])
    expect(await list('liked', ben)).toEqual([])
    await site.call({ method: 'PUT', url: `/api/user/${ben.userId}/mute`, token: ann.token })
    expect(await list('liked', ann)).toEqual([])
  })
})
