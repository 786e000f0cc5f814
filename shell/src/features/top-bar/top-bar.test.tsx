import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authStore } from '@bucketeer/shared-auth'
import { loadingAuth, signedIn, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { createUnloadWarning, hasUnsavedWork } from '@bucketeer/shared-ui'
import { openBar } from '../../testing/open-bar'

const bar = () => within(screen.getByRole('banner'))
const linksOfBar = () =>
  bar()
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

afterEach(() => window.localStorage.clear())

describe('TopBar', () => {
  // @spec S2.30 S4.5
  it('shows public links, Login and Sign up to visitors', () => {
    signedOut()
    openBar()
    expect(linksOfBar()).toEqual([
      ['', '/'],
      ['About us', '/about'],
      ['Public Diaries', '/diary/public'],
      ['Login', '/login'],
      ['Sign up', '/signup'],
    ])
    expect(bar().queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
  })

  it('passes the remembered path of /login on', async () => {
    signedOut()
    // The router warns that jsdom has no view transitions.
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { router } = openBar({ at: { pathname: '/login', state: { from: '/kicks' } } })
    await userEvent.click(bar().getByRole('link', { name: 'Sign up' }))
    await userEvent.click(bar().getByRole('link', { name: 'Login' }))
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/kicks' } })
  })

  // @spec S2.29
  it('shows menus, Profile and Log out to members', () => {
    const { _id } = signedIn()
    openBar()
    expect(bar().getByRole('button', { name: 'Trips' })).toBeVisible()
    expect(bar().getByRole('button', { name: 'Diaries' })).toBeVisible()
    expect(bar().getByRole('link', { name: 'Profile' })).toHaveAttribute('href', `/user/${_id}`)
    expect(bar().getByRole('button', { name: 'Log out' })).toBeVisible()
    expect(bar().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
    expect(bar().queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument()
  })

  it("shows the member's picture, or the initial without one", () => {
    const person = signedIn()
    openBar()
    const profile = bar().getByRole('link', { name: 'Profile' })
    expect(profile).toHaveTextContent('A')
    signedIn({ ...person, profilePicture: '/media/me/1280.webp' })
    expect(profile.querySelector('img')).toHaveAttribute('src', '/media/me/320.webp')
  })

  // @spec S4.1
  it('shows neither links of visitors nor of members while the session is verified', () => {
    loadingAuth()
    openBar()
    expect(linksOfBar()).toEqual([
      ['', '/'],
      ['About us', '/about'],
    ])
    expect(bar().getAllByRole('button')).toHaveLength(1)
  })

  // @spec S4.3 S4.8
  it('logs out and goes to the start page', async () => {
    signedIn()
    const logout = jest.fn(async () => {})
    stubApi({ 'POST /auth/logout': logout })
    const { router } = openBar({ at: '/trips' })
    await userEvent.click(bar().getByRole('button', { name: 'Log out' }))
    expect(logout).toHaveBeenCalledTimes(1)
    expect(router.state.location.pathname).toBe('/')
    expect(bar().getByRole('link', { name: 'Login' })).toBeVisible()
  })

  it('asks before a log-out while something is unsaved', async () => {
    signedIn()
    const logout = jest.fn(async () => {})
    stubApi({ 'POST /auth/logout': logout })
    const warnOfUnload = createUnloadWarning()
    warnOfUnload(true)
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false)
    const { router } = openBar({ at: '/trips' })
    await userEvent.click(bar().getByRole('button', { name: 'Log out' }))
    expect(confirm).toHaveBeenCalledWith('Something you wrote is not saved yet. Log out anyway?')
    expect(logout).not.toHaveBeenCalled()
    expect(router.state.location.pathname).toBe('/trips')
    confirm.mockReturnValue(true)
    await userEvent.click(bar().getByRole('button', { name: 'Log out' }))
    expect(logout).toHaveBeenCalledTimes(1)
    // Nothing on the page asks again.
    expect(hasUnsavedWork()).toBe(false)
  })

  it('does not ask for what the device keeps without an address, such as the progress of the first steps', async () => {
    const { _id } = signedIn()
    const logout = jest.fn(async () => {})
    stubApi({ 'POST /auth/logout': logout })
    localStorage.setItem(`bucketeer.draft.welcome.${_id}`, '{"path":null,"values":{}}')
    const confirm = jest.spyOn(window, 'confirm').mockClear().mockReturnValue(false)
    openBar({ at: '/trips' })
    await userEvent.click(bar().getByRole('button', { name: 'Log out' }))
    expect(confirm).not.toHaveBeenCalled()
    expect(logout).toHaveBeenCalledTimes(1)
    localStorage.clear()
  })

  it('asks before a log-out while the device keeps a draft of the user', async () => {
    const { _id } = signedIn()
    stubApi({ 'POST /auth/logout': async () => {} })
    localStorage.setItem(`bucketeer.draft.note.${_id}`, '{"path":"/notes","values":{}}')
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false)
    const { router } = openBar({ at: '/trips' })
    await userEvent.click(bar().getByRole('button', { name: 'Log out' }))
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining('Your draft is kept on this device'))
    expect(router.state.location.pathname).toBe('/trips')
    confirm.mockReturnValue(true)
    await userEvent.click(bar().getByRole('button', { name: 'Log out' }))
    expect(router.state.location.pathname).toBe('/')
    expect(localStorage.getItem(`bucketeer.draft.note.${_id}`)).not.toBeNull()
    localStorage.clear()
  })

  // @spec S1.12 S1.14
  it('switches the color mode and the logo', async () => {
    signedOut()
    openBar()
    const logo = bar().getByRole('img', { name: 'Bucketeer' })
    const byDay = logo.getAttribute('src')
    expect(logo).toHaveAttribute('width', '150')
    await userEvent.click(bar().getByRole('button', { name: 'Switch to dark mode' }))
    expect(logo).not.toHaveAttribute('src', byDay)
    await userEvent.click(bar().getByRole('button', { name: 'Switch to light mode' }))
    expect(logo).toHaveAttribute('src', byDay)
  })
})

describe('UnsavedSessionNotice', () => {
  const notice = () => screen.queryByText(/This browser does not let us remember you/)

  it('warns of a session that is not stored until it is closed', async () => {
    signedIn()
    act(() => authStore.setState({ isRemembered: false }))
    openBar()
    expect(notice()).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(notice()).not.toBeInTheDocument()
  })

  it('renders nothing for visitors and for stored sessions', () => {
    signedOut()
    act(() => authStore.setState({ isRemembered: false }))
    openBar()
    expect(notice()).not.toBeInTheDocument()
    signedIn()
    expect(notice()).not.toBeInTheDocument()
  })
})
