import { signedIn, TestProviders } from '@bucketeer/shared-auth/testing'
import { SlotContext, type SlotPlace } from '@bucketeer/shared-ui'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { danube, rails, reading, story } from '../../testing/journal-page'
import JournalDetailPage from './journal-detail-page'

const pieces = jest.fn<null, [SlotPlace]>(() => null)
const question = () => pieces.mock.calls.find(([{ name }]) => name === 'kick.card')?.[0].props
beforeEach(() => pieces.mockClear())

async function openWith(fields: object) {
  signedIn()
  reading({ ...rails, story: [{ ...danube, ...fields }], storyCount: 1 })
  renderWithSite(
    <TestProviders>
      <SlotContext value={pieces}>
        <TestRoutes pages={{ '/journal/:journalId': <JournalDetailPage /> }} elsewhere={<p>Elsewhere</p>} />
      </SlotContext>
    </TestProviders>,
    { route: '/journal/rails', router: 'data' },
  )
  await story('Waking up by the Danube')
}
const withKick = (done: number) => ({
  happenedOn: '2024-05-03',
  kick: { name: 'Swim', mine: { buckets: 0, doing: null, done, lastDone: null } },
})

test('asks the author of a Story whether they did its Kick, on the day of the Story', async () => {
  await openWith(withKick(0))
  expect(question()).toMatchObject({
    kickId: 'k1',
    question: 'You wrote about “Swim”. Did you do it?',
    on: '2024-05-03',
  })
})

test.each([
  ['the Kick is done', withKick(1)],
  ['the reader is not the author, who alone gets the Kick', {}],
])('asks nothing if %s', async (_reason, fields) => {
  await openWith(fields)
  expect(question()).toBeUndefined()
})
