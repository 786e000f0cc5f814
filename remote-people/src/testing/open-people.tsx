import { type ComponentType, type ReactNode } from 'react'
import { TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import ProfileEditPage from '../features/profile-edit/profile-edit-page'
import ProfilePage from '../features/profile/profile-page'

/** Renders the profile of a member. */
export const openProfile = (userId: string) =>
  renderWithSite(
    <TestProviders>
      <TestRoutes pages={{ '/user/:userId': <ProfilePage /> }} elsewhere={<h1>Elsewhere</h1>} />
    </TestProviders>,
    { route: `/user/${userId}` },
  )

const pages = {
  '/user/:userId': <h1>Profile</h1>,
  '/user/:userId/edit': <ProfileEditPage />,
}

/** Renders the editor of a profile. Pages elsewhere have a link 'Back to the editor'. */
export const openEditor = (
  userId: string,
  Providers: ComponentType<{ children: ReactNode }> = TestProviders,
) =>
  renderWithSite(
    <Providers>
      <TestRoutes pages={pages} elsewhere={<Link to={`/user/${userId}/edit`}>Back to the editor</Link>} />
    </Providers>,
    { route: `/user/${userId}/edit` },
  )

export const userName = () => screen.findByRole('textbox', { name: 'Username' })
export const photo = () => screen.getByLabelText('Photo')
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
