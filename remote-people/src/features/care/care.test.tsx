import { ApiError, type Schemas } from '@bucketeer/shared-auth'
import { type Answers, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import CarePage from './care-page'
import CareReportPage from './care-report-page'

const at = '2026-01-31T10:00:00.000Z'
const ann = { _id: 'ann', userName: 'Ann', profilePicture: null }
const ben = { _id: 'ben', userName: 'Ben', profilePicture: null }
const queued: Schemas['QueuedReport'] = {
  _id: 'report',
  thing: { kind: 'kick', id: 'train', parentId: null, journalId: null },
  copy: { title: 'My garden', text: 'Come in.', picture: null },
  reason: 'private',
  note: 'My address.',
  count: 2,
  accused: ann,
  createdAt: at,
}
const report: Schemas['CareReport'] = {
  ...queued,
  reports: [
    {
      _id: 'report',
      reporter: ben,
      bySite: false,
      sent: 3,
      unfounded: 1,
      reason: 'private',
      note: 'My address.',
      createdAt: at,
    },
    {
      _id: 'second',
      reporter: null,
      bySite: true,
      sent: 0,
      unfounded: 0,
      reason: 'other',
      note: '',
      createdAt: at,
    },
  ],
  history: { reports: 4, nothing: 1, hide: 0, warn: 2, suspend: 0 },
  decision: null,
  answers: null,
}
const decided: Schemas['CareDecision'] = {
  _id: 'decision',
  thing: queued.thing,
  moderator: ben,
  accused: ann,
  decision: 'suspend',
  words: 'Please stop.',
  days: 7,
  at,
}

const open = (route: string, answers: Answers) => {
  signedIn()
  stubApi(answers)
  const pages = { '/care': <CarePage />, '/care/:reportId': <CareReportPage /> }
  return renderWithSite(
    <TestProviders>
      <TestRoutes pages={pages} elsewhere={<h1>Elsewhere</h1>} />
    </TestProviders>,
    { route },
  )
}
const refuse = async () => {
  throw new ApiError(404, 'We could not find this report.')
}

test('the queue shows each reported thing with its reports', async () => {
  open('/care', { 'GET /api/care/report': async () => [queued] })
  expect(await screen.findByRole('heading', { name: 'My garden' })).toBeVisible()
  expect(screen.getByText(/Private place or data · 2 reports/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Look at it: My garden' })).toHaveAttribute('href', '/care/report')
})

test.each([
  ['/care', 'GET /api/care/report'],
  ['/care?list=log', 'GET /api/care/log'],
  ['/care/report', 'GET /api/care/report/{reportId}'],
])('%s is not found for those who are no moderators', async (route, call) => {
  open(route, { [call]: refuse })
  expect(await screen.findByRole('heading', { name: 'This page is off the map' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Care' })).not.toBeInTheDocument()
})

test('the log shows decisions with their words', async () => {
  open('/care?list=log', { 'GET /api/care/log': async () => [decided] })
  expect(await screen.findByRole('heading', { name: 'Suspended for 7 days' })).toBeVisible()
  expect(screen.getByText('Please stop.')).toBeVisible()
})

test('a moderator reads the copy and the histories, and suspends the owner with words', async () => {
  const decide = jest.fn(async () => ({ ...report, decision: decided }))
  open('/care/report', {
    'GET /api/care/report/{reportId}': async () => report,
    'PUT /api/care/report/{reportId}': decide,
  })
  expect(await screen.findByText('Come in.')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Nothing wrong' })).toHaveAccessibleDescription(
    'Others see it from now on.',
  )
  expect(screen.getByText(/The site, which holds it/)).toBeVisible()
  expect(screen.getByText('3 reports before, 1 of them with nothing wrong')).toBeVisible()
  expect(screen.getByText('4 reports in all · 1 × nothing wrong · 2 × warned')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('Choose a decision.')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Suspend' }))
  await userEvent.click(screen.getByRole('radio', { name: 'For good' }))
  await userEvent.type(screen.getByRole('textbox'), 'Please stop.')
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByRole('heading', { name: 'Suspended for 7 days' })).toBeVisible()
  expect(decide).toHaveBeenCalledWith({
    params: { reportId: 'report' },
    body: { decision: 'suspend', words: 'Please stop.', days: null },
  })
})

test.each([
  ['asks for no words that nobody would read', null, 0],
  ['asks for words about an answer', decided, 1],
] as const)('‘Nothing wrong’ %s', async (_, answers, fields) => {
  const decide = jest.fn(async () => ({ ...report, decision: decided }))
  open('/care/report', {
    'GET /api/care/report/{reportId}': async () => ({ ...report, answers }),
    'PUT /api/care/report/{reportId}': decide,
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Nothing wrong' }))
  expect(screen.queryAllByRole('textbox')).toHaveLength(fields)
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  expect(decide).toHaveBeenCalledWith({
    params: { reportId: 'report' },
    body: { decision: 'nothing', words: '', days: null },
  })
})

test('says that somebody else has decided, and keeps the words', async () => {
  open('/care/report', {
    'GET /api/care/report/{reportId}': async () => report,
    'PUT /api/care/report/{reportId}': async () => {
      throw new ApiError(409, 'Somebody else has decided this in the meantime.')
    },
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Warn' }))
  await userEvent.type(screen.getByRole('textbox'), 'Be kind.')
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has decided this')
  expect(screen.getByRole('textbox')).toHaveValue('Be kind.')
})
