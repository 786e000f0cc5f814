import { loadingAuth, signedIn, signedOut, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { address } from '../../testing/address'
import { JournalRoutes } from '../../testing/journal-routes'

const openAt = (route: string) =>
  renderWithSite(
    <TestProviders>
      <JournalRoutes />
    </TestProviders>,
    { route },
  )
beforeEach(() => void stubApi())

describe('/journal', () => {
  // @spec S2.121
  test("leads to one's own Journals", () => {
    signedIn()
    openAt('/journal')
    expect(address()).toBe('/journal/private')
  })

  // @spec S2.121
  test("leads to everybody's when one is logged out", () => {
    signedOut()
    openAt('/journal')
    expect(address()).toBe('/journal/public')
  })

  test('leads nowhere while nobody knows who is there', () => {
    loadingAuth()
    openAt('/journal')
    expect(address()).toBe('/journal')
  })
})
