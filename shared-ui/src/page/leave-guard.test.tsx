import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { closeTab, renderWithSite } from '../testing'
import { LeaveGuard } from './leave-guard'
import { discardUnsavedWork } from './unload-warning'

function Page({ isUnsaved }: { isUnsaved: boolean }) {
  return (
    <>
      <h1>This page</h1>
      <LeaveGuard isUnsaved={isUnsaved} />
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/here?sort=name#end">Sort</Link>
    </>
  )
}

const open = (isUnsaved: boolean) =>
  renderWithSite(<Page isUnsaved={isUnsaved} />, { route: '/here', path: '/here', router: 'data' })
const press = (name: string) => userEvent.click(screen.getByText(name))
const isLeft = () => waitFor(() => expect(screen.getByText('Another page')).toBeVisible())

test('asks before a link leaves unsaved changes', async () => {
  open(true)
  await press('Elsewhere')
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByText('This page')).toBeVisible()
  await press('Elsewhere')
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await isLeft()
  expect(closeTab()).toBe('closed')
})

test('does not ask within the page, without changes, or after somebody has decided to leave', async () => {
  const { unmount } = open(true)
  await press('Sort')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  discardUnsavedWork()
  await press('Elsewhere')
  await isLeft()
  unmount()
  open(false)
  await press('Elsewhere')
  await isLeft()
})
