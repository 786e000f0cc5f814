import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedIn, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { openBar } from '../../testing/open-bar'

const openMenu = async () => {
  const opened = openBar({ size: 'narrow' })
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  return { ...opened, drawer: within(await screen.findByRole('dialog', { name: 'Menu' })) }
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('MenuDrawer', () => {
  it('shows every link to members', async () => {
    signedIn()
    const { drawer } = await openMenu()
    const names = drawer.getAllByRole('link').map((link) => link.textContent)
    expect(names).toEqual([
      'Your Trips',
      'Plan a Trip',
      'About us',
      'Public Diaries',
      'Your Diaries',
      'Profile',
    ])
    expect(drawer.getByRole('button', { name: 'Log out' })).toBeVisible()
  })

  it('shows every public link to visitors', async () => {
    signedOut()
    const { drawer } = await openMenu()
    const names = drawer.getAllByRole('link').map((link) => link.textContent)
    expect(names).toEqual(['About us', 'Public Diaries', 'Login', 'Sign up'])
    expect(drawer.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
  })

  it('closes when a link is followed', async () => {
    signedOut()
    const { drawer, router } = await openMenu()
    await userEvent.click(drawer.getByRole('link', { name: 'About us' }))
    expect(router.state.location.pathname).toBe('/about')
    await isClosed()
  })

  it('closes at logout', async () => {
    signedIn()
    stubApi()
    const { drawer } = await openMenu()
    await userEvent.click(drawer.getByRole('button', { name: 'Log out' }))
    await isClosed()
  })

  it('closes on Escape and returns focus to its button', async () => {
    signedOut()
    await openMenu()
    await userEvent.keyboard('{Escape}')
    await isClosed()
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  })
})
