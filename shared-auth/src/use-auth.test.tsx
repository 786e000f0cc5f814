import { act, render, screen } from '@testing-library/react'
import { authStore } from './auth'
import { signedIn, signedOut } from './testing/auth-status'
import { aUser } from './testing/entities'
import { useAuth } from './use-auth'

const Greeting = () => {
  const { isLoggedIn, user } = useAuth()
  return <p>{isLoggedIn ? `Hello ${user?.userName}` : 'Hello stranger'}</p>
}

test('shows who is signed in, and follows', () => {
  signedOut()
  render(<Greeting />)
  expect(screen.getByText('Hello stranger')).toBeInTheDocument()
  signedIn(aUser({ userName: 'Bessie' }))
  expect(screen.getByText('Hello Bessie')).toBeInTheDocument()
})

test('a selector that picks several things renders when one of them changes, and only then', () => {
  signedOut()
  const rendered = jest.fn()
  const Picky = () => {
    rendered(useAuth(({ isLoggedIn, user }) => ({ isLoggedIn, name: user?.userName })))
    return null
  }
  render(<Picky />)
  act(() => authStore.setState({ isRemembered: false }))
  expect(rendered).toHaveBeenCalledTimes(1)
  signedIn(aUser({ userName: 'Bessie' }))
  expect(rendered).toHaveBeenLastCalledWith({ isLoggedIn: true, name: 'Bessie' })
})
