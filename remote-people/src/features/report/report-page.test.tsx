import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, signedIn, signedOut, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ReportPage from './report-page'

const sent = {
  _id: 'report',
  thing: { kind: 'kick', id: 'train', parentId: null, journalId: null },
  reason: 'spam',
  note: '',
  outcome: null,
  createdAt: '2026-01-31T10:00:00.000Z',
  accused: { _id: 'ann', userName: 'Ann', profilePicture: null },
} as const

const open = (route: string, answers: Answers = {}) => {
  const ann = { _id: 'ann', userName: 'Ann', profilePicture: null }
  stubApi({
    'GET /api/people/report/thing': async () => ({ title: 'Night train', owner: ann }),
    ...answers,
  })
  return renderWithSite(
    <TestProviders>
      <TestRoutes pages={{ '/report/:kind/:id': <ReportPage /> }} elsewhere={<h1>Elsewhere</h1>} />
    </TestProviders>,
    { route },
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => localStorage.clear())

describe('a member', () => {
  beforeEach(() => void signedIn())

  test('reports a Kick, then blocks its creator, and learns where to undo it', async () => {
    const report = jest.fn(async () => sent)
    const block = jest.fn(async () => {})
    open('/report/kick/train', { 'POST /api/people/report': report, 'PUT /api/user/{userId}/block': block })
    await press('Send report')
    expect(await screen.findByText('Choose what is wrong.')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Spam' }))
    await userEvent.type(screen.getByRole('textbox', { name: /moderators know/ }), 'Always the same.')
    await press('Send report')
    expect(await screen.findByRole('heading', { name: 'Thank you for your report' })).toBeVisible()
    expect(report).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledWith({
      body: { thing: { kind: 'kick', id: 'train' }, reason: 'spam', note: 'Always the same.' },
    })
    await press('Block Ann')
    expect(await screen.findByText(/You blocked Ann\./)).toBeVisible()
    expect(block).toHaveBeenCalledWith({ params: { userId: 'ann' } })
    expect(screen.getByRole('link', { name: 'People you muted or blocked' })).toHaveAttribute(
      'href',
      '/people/hidden',
    )
    expect(screen.queryByRole('button', { name: 'Mute Ann' })).not.toBeInTheDocument()
  })

  test('names the thing and its owner, and works without', async () => {
    const thing = jest.fn(async () => ({ title: 'Night train', owner: sent.accused }))
    const { unmount } = open('/report/kick/train', { 'GET /api/people/report/thing': thing })
    expect(await screen.findByText('Night train')).toBeVisible()
    expect(screen.getByText('By Ann')).toBeVisible()
    expect(thing).toHaveBeenCalledWith(expect.objectContaining({ query: { kind: 'kick', id: 'train' } }))
    unmount()
    const missing = async () => Promise.reject(new ApiError(404, 'We could not find this.'))
    open('/report/kick/gone', { 'GET /api/people/report/thing': missing })
    expect(await screen.findByRole('button', { name: 'Send report' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('keeps the words when sending fails', async () => {
    open('/report/kick/train', {
      'POST /api/people/report': async () => {
        throw new ApiError(500, 'The post is late.')
      },
    })
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
    await userEvent.type(screen.getByRole('textbox'), 'Odd.')
    await press('Send report')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not send your report: The post is late.',
    )
    expect(screen.getByRole('textbox')).toHaveValue('Odd.')
  })

  test('keeps what was typed over a reload, until it is sent', async () => {
    const { unmount } = open('/report/kick/train', { 'POST /api/people/report': async () => sent })
    await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
    await userEvent.type(screen.getByRole('textbox'), 'Odd.')
    unmount()
    const second = open('/report/kick/train', { 'POST /api/people/report': async () => sent })
    expect(screen.getByRole('textbox')).toHaveValue('Odd.')
    expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked()
    await press('Send report')
    await screen.findByRole('heading', { name: 'Thank you for your report' })
    second.unmount()
    open('/report/kick/train')
    expect(screen.getByRole('textbox')).toHaveValue('')
  })

  test('finds no page for an unknown kind', () => {
    open('/report/train/1')
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Report')
  })
})

describe('a visitor', () => {
  beforeEach(() => void signedOut())

  test('reports a Journal, and is not asked to block anybody', async () => {
    open('/report/journal/rails', { 'POST /api/people/report': async () => sent })
    await userEvent.click(screen.getByRole('radio', { name: 'Hurts or threatens' }))
    await press('Send report')
    expect(await screen.findByText('You can close this page.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Block/ })).not.toBeInTheDocument()
  })

  test('is asked to log in for a Kick', () => {
    open('/report/kick/train')
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  })
})
