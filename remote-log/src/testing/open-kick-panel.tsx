import { aKick, type Answers, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, slotProps } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigate } from 'react-router-dom'
import KickPanel from '../features/kick-panel/kick-panel'
import type { LogEntry } from '../log/entry'
import { logServer } from './log-server'

export const { kickId } = slotProps('kick.panel')
export const kick = aKick({
  _id: kickId,
  name: 'Night train',
  mine: { buckets: 2, doing: null, done: 0, lastDone: null },
  counts: { wanted: 41, done: 12, again: 10 },
})

/** A button that goes back, as the browser's Back does. */
function Back() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

/** Renders the panel of a Kick for a member with these entries. Returns the server that keeps them. */
export async function openKickPanel(entries: LogEntry[] = [], more: Answers = {}) {
  const server = logServer(entries)
  signedIn()
  stubApi({ 'GET /api/kick/{kickId}': async () => kick, ...server.answers, ...more })
  renderWithSite(
    <TestProviders>
      <KickPanel {...slotProps('kick.panel')} />
      <Back />
    </TestProviders>,
  )
  await screen.findByText('In 2 of your Buckets')
  return server
}

export const button = (name: string) => screen.getByRole('button', { name })
export const press = (name: string) => userEvent.click(button(name))
/** Presses Back, also while a dialog hides the rest of the page. */
export const goBack = () => userEvent.click(screen.getByText('Back'), { pointerEventsCheck: 0 })

/** Returns the open sheet with this title. */
export const sheet = async (name: string) =>
  within(await screen.findByRole('dialog', { name: new RegExp(name, 'u') }))

/** Returns the open sheet with this title once it is saved. */
export async function savedSheet(name = 'You did it') {
  const opened = await sheet(name)
  await waitFor(() => expect(opened.getByRole('status')).toHaveTextContent(/^Saved$/u))
  return opened
}

export const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
