import type { ComponentType, ReactNode } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openAt } from '../../testing/open-at'
import ProfileEditPage from './profile-edit-page'

/** Renders the page with the routes that it links to. `Providers` are usually the `TestProviders` of shared-auth. */
export const openEditorOf = (userId: string, Providers: ComponentType<{ children: ReactNode }>) =>
  openAt(`/user/${userId}/edit`, [
    { path: '/user/:userId', element: <h1>Profile</h1> },
    {
      path: '/user/:userId/edit',
      element: (
        <Providers>
          <ProfileEditPage />
        </Providers>
      ),
    },
  ])

export const userName = () => screen.findByRole('textbox', { name: 'Username' })
export const photo = () => screen.getByLabelText('Photo')
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
