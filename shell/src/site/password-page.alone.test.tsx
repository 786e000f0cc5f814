import { useEffect } from 'react'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, type RouteObject } from 'react-router-dom'
import { signedIn, signedOut } from '@bucketeer/shared-auth/testing'
import { hasRunRemoteCode } from '../federation/live-registry'
import { replaceDocument } from '../federation/reload-document'
import { Guard } from '../guard/guard'
import { takeKeptPath } from '../guard/remembered-path'
import { openAt } from '../testing/open-at'
import { PasswordPage } from './site-routes'

jest.mock('../federation/live-registry', () => ({ hasRunRemoteCode: jest.fn() }))
jest.mock('../federation/reload-document', () => ({ replaceDocument: jest.fn() }))

const asked = jest.fn()
const Start = () => (
  <>
    <Link to="/login">Log in</Link>
    <Link to="/account?part=2">Your account</Link>
  </>
)
const password = (name: string) => (
  <PasswordPage>
    <label>
      {name} <input type="password" />
    </label>
  </PasswordPage>
)
const routes: RouteObject[] = [
  { path: '/', element: <Start /> },
  { path: '/kicks', element: <Guard access="protected">All Kicks</Guard> },
  { path: '/login', element: password('Log in with') },
  { path: '/account', element: password('Confirm with') },
]

beforeEach(() => {
  jest.clearAllMocks()
  sessionStorage.clear()
  signedOut()
})

describe('PasswordPage before remote code has run', () => {
  beforeEach(() => void jest.mocked(hasRunRemoteCode).mockReturnValue(false))

  it('shows the page in the same document, and stays when remote code runs later', async () => {
    openAt('/', routes)
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
    expect(screen.getByLabelText('Log in with')).toBeVisible()
    jest.mocked(hasRunRemoteCode).mockReturnValue(true)
    act(() => signedIn())
    expect(screen.getByLabelText('Log in with')).toBeVisible()
    expect(replaceDocument).not.toHaveBeenCalled()
  })
})

describe('PasswordPage after remote code has run', () => {
  beforeEach(() => void jest.mocked(hasRunRemoteCode).mockReturnValue(true))
  const expectNewDocument = (path: string) => {
    expect(jest.mocked(replaceDocument).mock.calls).toEqual([[path]])
    expect(screen.queryByLabelText(/with/)).not.toBeInTheDocument()
  }

  it('loads a new document for a link and shows no field', async () => {
    openAt('/', routes)
    await userEvent.click(screen.getByRole('link', { name: 'Your account' }))
    expectNewDocument('/account?part=2')
  })

  it('loads a new document for a programmatic navigation and for the way back', async () => {
    const { router } = openAt('/', routes)
    await act(() => router.navigate('/login'))
    expectNewDocument('/login')
    await act(() => router.navigate('/'))
    jest.mocked(replaceDocument).mockClear()
    await act(() => router.navigate(-1))
    expectNewDocument('/login')
  })

  it('keeps the remembered path of a redirect by the guard', () => {
    openAt('/kicks?continent=Asia', routes)
    expectNewDocument('/login')
    expect(takeKeptPath()).toEqual({ from: '/kicks?continent=Asia' })
  })

  it('loads the new document after the clean-up of the previous page', async () => {
    const Unsaved = () => {
      useEffect(() => () => void asked('cleaned up'), [])
      return <Start />
    }
    jest.mocked(replaceDocument).mockImplementation(() => void asked('replaced'))
    openAt('/', [{ path: '/', element: <Unsaved /> }, ...routes.slice(1)])
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
    expect(asked.mock.calls).toEqual([['cleaned up'], ['replaced']])
  })
})
