import fc from 'fast-check'
import { signUp, type SignedIn } from '../people'
import { openTestSite, type TestSite } from '../test-site'
import { sequences, seed, onlyOperation } from './settings'
import { TwoUsers, steps, type Kind } from './two-users'

let site: TestSite
let people: [SignedIn, SignedIn]
beforeAll(async () => {
  site = await openTestSite()
  people = [await signUp(site), await signUp(site)]
})
afterAll(() => site.close())

const listedFor = async (url: string, { token }: SignedIn): Promise<string[]> => {
  const { body } = await site.call({ method: 'GET', url, token })
  return Array.isArray(body) ? body.map(({ _id }: { _id: string }) => _id).sort() : []
}

const idsOf = (both: TwoUsers, kind: Kind, person: SignedIn) =>
  both.made
    .filter((entity) => entity.kind === kind && entity.exists && entity.owner === person)
    .map(({ id }) => id)
    .sort()

// Only one operation is tested.
const testAll = onlyOperation === undefined ? test : test.skip

testAll(
  ' gives each of two users their own data after any sequence of changes',
  async () => {
    const property = fc.asyncProperty(steps, async (taken) => {
      const both = new TwoUsers(site, people)
      const told: string[] = []
      for (const step of taken) {
        const { did, status, allowed } = await both.take(step)
        told.push(`${did}: ${status}`)
        if (!allowed.includes(status)) throw new Error(`${told.join('\n')}, not ${allowed.join(' or ')}`)
      }
      for (const person of people) {
        expect(await listedFor('/api/bucket', person)).toEqual(idsOf(both, 'bucket', person))
        expect(await listedFor('/api/journal/private', person)).toEqual(idsOf(both, 'journal', person))
      }
      await both.clear()
    })
    // A sequence has about twenty requests.
    await fc.assert(property, { seed, numRuns: sequences })
  },
  60 * 60 * 1000,
)
