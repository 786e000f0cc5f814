import { TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { type QueryClient } from '@tanstack/react-query'
import JournalCreatePage from '../features/journal-create/journal-create-page'
import JournalDetailPage from '../features/journal-detail/journal-detail-page'
import SharedJournalPage from '../features/journal-detail/shared-journal-page'
import JournalEditPage from '../features/journal-edit/journal-edit-page'
import JournalHomePage from '../features/journal-home/journal-home-page'
import JournalPrivatePage from '../features/journal-private/journal-private-page'
import JournalPublicPage from '../features/journal-public/journal-public-page'
import StoryEditPage from '../features/story-edit/story-edit-page'
import StoryWritePage from '../features/story-write/story-write-page'

const pages = {
  '/journal': <JournalHomePage />,
  '/journal/public': <JournalPublicPage />,
  '/journal/private': <JournalPrivatePage />,
  '/journal/create': <JournalCreatePage />,
  '/journal/:journalId': <JournalDetailPage />,
  '/journal/:journalId/edit': <JournalEditPage />,
  '/journal/story/:journalId': <StoryWritePage />,
  '/journal/story/:journalId/:storyId': <StoryEditPage />,
  '/shared/journal/:key': <SharedJournalPage />,
}

/** Renders the page of an address of this remote. */
export const openJournals = (route: string, client?: QueryClient) =>
  renderWithSite(
    <TestProviders client={client}>
      <TestRoutes pages={pages} elsewhere={<p>Elsewhere it is.</p>} />
    </TestProviders>,
    { route, router: 'data' },
  )
