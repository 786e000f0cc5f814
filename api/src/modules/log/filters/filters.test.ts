import { addKick } from '../../../../test/content'
import { signUp } from '../../../../test/people'
import { openTestSite, type TestSite } from '../../../../test/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

describe('GET /api/log/filters', () => {
  test('lists each country and companion of the user’s own log once, in any spelling and in their order', async () => {
    const [mira, other] = [await signUp(site), await signUp(site)]
    const log = async (country: string | null, names: string[], { token } = mira) => {
      const { id } = await addKick(site, other, { country })
      const companions = names.map((name) => ({ name }))
      const body = { kickId: id, state: 'done', on: null, with: companions }
      await site.call({ method: 'POST', url: '/api/log', token, body })
    }
    await log('Japan', ['Tom', 'Ida'])
    await log('Austria', ['Tom', 'José'])
    await log('Austria', ['Jose\u0301', 'tom'])
    await log('Japan', [])
    await log(null, ['Zoë'])
    await log('Peru', ['Secret'], other)
    const { status, body } = await site.call({ method: 'GET', url: '/api/log/filters', token: mira.token })
    expect(status).toBe(200)
    expect(body).toEqual({
      countries: ['Austria', 'Japan'],
      with: ['Ida', 'José', expect.stringMatching(/^tom$/i), 'Zoë'],
    })
  })

  test('leaves out the country of a Kick that the user does not see any more', async () => {
    const [mira, other] = [await signUp(site), await signUp(site)]
    const { id } = await addKick(site, other, { country: 'Japan' })
    const body = { kickId: id, state: 'done', on: null }
    await site.call({ method: 'POST', url: '/api/log', token: mira.token, body })
    await site.call({ method: 'PUT', url: `/api/user/${mira.userId}/block`, token: other.token })
    const response = await site.call({ method: 'GET', url: '/api/log/filters', token: mira.token })
    expect(response.body).toEqual({ countries: [], with: [] })
  })
})
