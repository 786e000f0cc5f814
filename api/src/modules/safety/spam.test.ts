import { addKick } from '../../../test/content'
import { signUp, signUpLongAgo, textAt, type SignedIn } from '../../../test/people'
import { report } from '../../../test/reports'
import { openTestSite, type TestSite } from '../../../test/test-site'
import { defaultRules } from '../../limits/rules'

let site: TestSite
beforeAll(async () => {
  const limits = { ...defaultRules, 'signup-by-address': { max: 1000, seconds: 1 } }
  site = await openTestSite({ limits })
})
afterAll(() => site.close())
afterEach(() => jest.restoreAllMocks())

const advert = 'Lose weight in ten days without any effort, ask me for the secret of the mountains!'
/** Short comments of honest people, which several of them write in the same words. */
const sayings = [
  'Wow!',
  'Thank you',
  'Take gloves, it is cold up there.',
  'We went at 5.30 a.m., e.g. in May.',
]

const comment = ({ token }: SignedIn, kickId: string, text: string) =>
  site.call({ method: 'POST', url: `/api/kick/${kickId}/comments`, token, body: { text } })
const five = [0, 1, 2, 3, 4]
const signUpFive = (sign = signUp) => Promise.all(five.map(() => sign(site)))

/** The limits read this clock of the server. */
const minutesLater = (minutes: number, begin = Date.now()) =>
  jest.spyOn(Date, 'now').mockReturnValue(begin + minutes * 60_000)

/** The script of a spam account on one Kick ignores all refusals. */
const advertise = (person: SignedIn, kickId: string, round: number) =>
  comment(person, kickId, round % 2 ? advert : `  ${advert.toUpperCase()} `)

/** The end of the script. */
async function offer(person: SignedIn, kickId: string, index: number) {
  await comment(person, kickId, `Offer ${index}: https://pills.example/${index}`)
  for (const body of [
    { title: 'Pills', description: 'pills.example.com', visibility: 'Public' },
    { title: 'Pills at www.pills.example', description: '', visibility: 'Public' },
  ])
    await site.call({ method: 'POST', url: '/api/journal', token: person.token, body })
}

test('of 50 spam accounts a stranger sees three texts of an hour at most, and everything of ten honest people', async () => {
  const creator = await signUpLongAgo(site)
  const kickIds: string[] = []
  while (kickIds.length < 4) kickIds.push((await addKick(site, creator)).id)
  const honest = [...(await signUpFive()), ...(await signUpFive(signUpLongAgo))]
  const spammers: SignedIn[] = []
  while (spammers.length < 50) spammers.push(...(await signUpFive()))

  const written: string[] = []
  const speak = async (person: SignedIn, kickId: string, saying = '') => {
    const { status, body } = await comment(person, kickId, saying)
    expect({ status, hidden: Object(body).hidden }).toEqual({ status: 201 })
    written.push(textAt(body, '_id'))
  }
  const begin = Date.now()
  for (const [round, kickId] of kickIds.entries()) {
    minutesLater(round * 15, begin)
    await Promise.all([
      ...honest.map((person, index) => speak(person, kickId, sayings[(index + round) % 4])),
      ...spammers.map((person) => advertise(person, kickId, round)),
    ])
  }
  minutesLater(60, begin)
  await Promise.all(spammers.map((person, index) => offer(person, kickIds[0] ?? '', index)))
  // All of them report an honest comment and the Kick.
  const accuse = async (person: SignedIn) => [
    await report(site, person, 'comment', written[0] ?? '', { reason: 'spam' }),
    await report(site, person, 'kick', kickIds[0] ?? '', { reason: 'spam' }),
  ]
  const accusations = (await Promise.all(spammers.map(accuse))).flat()
  expect(accusations.filter(({ status }) => status !== 201)).toEqual([])

  const [first] = spammers
  const follow = ({ userId }: SignedIn) =>
    site.call({ method: 'PUT', url: `/api/user/${userId}/follow`, token: first?.token, body: {} })
  const follows = await Promise.all([...honest, ...spammers.slice(1, 6)].map(follow))
  expect(follows.filter(({ status }) => status === 200)).toHaveLength(10)

  const stranger = await signUpLongAgo(site)
  const read = async (url: string) =>
    (await site.call({ method: 'GET', url, token: stranger.token })).body as { _id: string; text?: string }[]
  const seen = (await Promise.all(kickIds.map((id) => read(`/api/kick/${id}/comments?limit=100`)))).flat()
  const ids = new Set(seen.map(({ _id }) => _id))
  expect(written.filter((id) => !ids.has(id))).toEqual([])
  expect(seen.length - written.length).toBeGreaterThan(0)
  expect(seen.length - written.length).toBeLessThanOrEqual(3)
  expect(JSON.stringify(seen)).not.toMatch(/pills|boots/i)
  expect(await read('/api/journal/public?limit=100')).toEqual([])
})
