import { password, signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
let mira: SignedIn
beforeAll(async () => {
  site = await openTestSite()
})
beforeEach(async () => {
  mira = await signUp(site)
})
afterAll(() => site.close())

const newPassword = 'a swim in the sea'
const change = (body: object, { userId, token } = mira) =>
  site.call({ method: 'PUT', url: `/api/user/${userId}/password`, token, body })
const logIn = (typed: string) =>
  site.call({ method: 'POST', url: '/auth/login', body: { email: mira.email, password: typed } })
const verify = async (token: string) =>
  (await site.call({ method: 'GET', url: '/auth/verify', token })).status

describe('PUT /api/user/{userId}/password', () => {
  test('changes the password, keeps this session, and ends the others', async () => {
    const elsewhere = textAt((await logIn(password)).body, 'authToken')
    expect(await change({ password, newPassword })).toMatchObject({ status: 204 })
    expect(await verify(mira.token)).toBe(200)
    expect(await verify(elsewhere)).toBe(401)
    expect(await logIn(password)).toMatchObject({ status: 401 })
    expect(await logIn(newPassword)).toMatchObject({ status: 200 })
  })

  test('revokes a link for a new password', async () => {
    const { rows } = await site.database.$client.query(
      `insert into password_resets (user_id, token_hash, expires_at)
       values ($1, sha256('x'), now() + interval '1 hour') returning user_id`,
      [mira.userId],
    )
    expect(rows).toHaveLength(1)
    await change({ password, newPassword })
    const left = await site.database.$client.query('select from password_resets where user_id = $1', [
      mira.userId,
    ])
    expect(left.rows).toHaveLength(0)
  })

  test.each([
    [{ password: 'guessed', newPassword }, 403, { field: 'password', message: 'The password is wrong.' }],
    [
      { password, newPassword: 'password1' },
      400,
      {
        field: 'newPassword',
        message: 'This Password is one of the most common ones. Please choose another.',
      },
    ],
    [
      { password, newPassword: 'short' },
      400,
      { field: 'newPassword', message: 'New password must be at least 8 characters long.' },
    ],
    [{ password, newPassword: '' }, 400, { field: 'newPassword', message: 'Choose a password.' }],
  ])('refuses %j', async (body, status, problem) => {
    expect(await change(body)).toMatchObject({ status, body: { problems: [problem] } })
    expect(await logIn(password)).toMatchObject({ status: 200 })
  })

  test('refuses to change the password of another user', async () => {
    const other = await signUp(site)
    expect(await change({ password, newPassword }, { ...mira, token: other.token })).toMatchObject({
      status: 404,
    })
  })

  test('counts wrong passwords', async () => {
    const counted = jest.spyOn(site.app.limits, 'consume')
    await change({ password: 'guessed', newPassword })
    expect(counted).toHaveBeenCalledWith('password-by-session', mira.token)
  })
})
