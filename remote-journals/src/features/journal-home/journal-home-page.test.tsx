import { loadingAuth, signedIn, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { openJournals } from '../../testing/open-journals'

beforeEach(() => void stubApi())

describe('/journal', () => {
  // @spec S2.121
  test('opens the user’s own Journals', () => {
    signedIn()
    openJournals('/journal')
    expect(address()).toBe('/journal/private')
  })

  // @spec S2.121
  test('opens the public Journals for visitors', () => {
    signedOut()
    openJournals('/journal')
    expect(address()).toBe('/journal/public')
  })

  test('does not redirect while the session is unknown', () => {
    loadingAuth()
    openJournals('/journal')
    expect(address()).toBe('/journal')
  })
})
