import { loadingAuth, signedIn, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { openJournals } from '../../testing/open-journals'

beforeEach(() => void stubApi())

describe('/journal', () => {
  // @spec S2.121
  test("leads to one's own Journals", () => {
    signedIn()
    openJournals('/journal')
    expect(address()).toBe('/journal/private')
  })

  // @spec S2.121
  test("leads to everybody's when one is logged out", () => {
    signedOut()
    openJournals('/journal')
    expect(address()).toBe('/journal/public')
  })

  test('leads nowhere while nobody knows who is there', () => {
    loadingAuth()
    openJournals('/journal')
    expect(address()).toBe('/journal')
  })
})
