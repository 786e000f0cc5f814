import shellJson from '../../shell.json'
import { isPasswordPage } from './password-pages'

describe('isPasswordPage', () => {
  it.each(['/login', '/signup', '/reset-password', '/account', '/Login', '/login/', '//login', '/%6Cogin'])(
    'is true for %s',
    (pathname) => expect(isPasswordPage(pathname)).toBe(true),
  )

  it.each(['/', '/forgot-password', '/status', '/user/login', '/login/more', '/accounts', '/%E0%A4%A'])(
    'is false for %s',
    (pathname) => expect(isPasswordPage(pathname)).toBe(false),
  )

  it('is true for routes of the shell only', () => {
    const paths = shellJson.routes.map(({ path }) => path).filter(isPasswordPage)
    expect(paths).toEqual(['/login', '/signup', '/reset-password', '/account'])
  })
})
