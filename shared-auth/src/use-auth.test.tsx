import { act, render, screen } from '@testing-library/react'
import { authStore } from './auth'
import { signedIn, signedOut } from './testing/auth-status'
import { aUser } from './testing/entities'
import { useAuth } from './use-auth'

const Greeting = () => {
  const { isLoggedIn, user } = useAuth()
  return <p>{isLoggedIn ? `Hello ${user?.userName}` : 'Hello stranger'}</p>
}

test('useAuth renders again when the user changes', () => {
  signedOut()
  render(<Greeting />)
  expect(screen.getByText('Hello stranger')).toBeInTheDocument()
  signedIn(aUser({ userName: 'Bessie' }))
  expect(screen.getByText('Hello Bessie')).toBeInTheDocument()
})

test('useAuth with a selector renders only when a selected value changes', () => {
  signedOut()
  const rendered = jest.fn()
  const Selecting = () => {
    rendered(useAuth(({ isLoggedIn, user }) => ({ isLoggedIn, name: user?.userName })))
    return null
  }
  render(<Selecting />)
  act(() => authStore.setState({ isRemembered: false }))
  expect(rendered).toHaveBeenCalledTimes(1)
  signedIn(aUser({ userName: 'Bessie' }))
  expect(rendered).toHaveBeenLastCalledWith({ isLoggedIn: true, name: 'Bessie' })
})
