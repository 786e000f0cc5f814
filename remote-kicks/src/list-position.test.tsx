import { stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAsAmelia, train } from './testing/kicks'
import { openKicks } from './testing/open-kicks'

beforeEach(startAsAmelia)

describe('returning to the list', () => {
  const scrolled = jest.fn()
  beforeEach(() => {
    scrolled.mockClear()
    jest.spyOn(window, 'scrollTo').mockImplementation(scrolled)
    // Forgets the Kicks that were seen.
    localStorage.clear()
    jest.replaceProperty(window, 'scrollY', 1840)
  })
  afterEach(() => jest.restoreAllMocks())

  // @spec S2.97
  test('restores filters and scroll position after the back link of a Kick', async () => {
    stubApi({ 'GET /api/kick': async () => [train], 'GET /api/kick/{kickId}': async () => train })
    openKicks('/kicks?continent=Europe')
    await userEvent.click(await screen.findByRole('link', { name: 'Night train' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Back to Kicks' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'All Kicks' })).toBeVisible()
    expect(address()).toBe('/kicks?continent=Europe')
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 1840))
  })

  test('starts at the top after another page', async () => {
    stubApi({ 'GET /api/kick': async () => [train], 'GET /api/kick/{kickId}': async () => train })
    openKicks('/kicks')
    await userEvent.click(await screen.findByRole('link', { name: 'Create a Kick' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Back to Kicks' }))
    expect(await screen.findByRole('link', { name: 'Night train' })).toBeVisible()
    expect(scrolled).not.toHaveBeenCalledWith(0, 1840)
  })
})
