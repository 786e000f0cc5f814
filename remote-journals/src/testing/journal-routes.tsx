import { configure } from '@testing-library/react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import JournalCreatePage from '../features/journal-create/journal-create-page'
import JournalDetailPage from '../features/journal-detail/journal-detail-page'
import JournalEditPage from '../features/journal-edit/journal-edit-page'
import JournalHomePage from '../features/journal-home/journal-home-page'
import JournalPrivatePage from '../features/journal-private/journal-private-page'
import JournalPublicPage from '../features/journal-public/journal-public-page'
import StoryEditPage from '../features/story-edit/story-edit-page'
import StoryWritePage from '../features/story-write/story-write-page'

// A page with its forms takes a while to draw where other work keeps the processor busy.
configure({ asyncUtilTimeout: 5000 })

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>
}

/** This remote's pages at their routes, the address in sight, and a link that leads elsewhere. For tests. */
export function JournalRoutes() {
  return (
    <>
      <Address />
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/journal" element={<JournalHomePage />} />
        <Route path="/journal/public" element={<JournalPublicPage />} />
        <Route path="/journal/private" element={<JournalPrivatePage />} />
        <Route path="/journal/create" element={<JournalCreatePage />} />
        <Route path="/journal/:journalId" element={<JournalDetailPage />} />
        <Route path="/journal/:journalId/edit" element={<JournalEditPage />} />
        <Route path="/journal/story/:journalId" element={<StoryWritePage />} />
        <Route path="/journal/story/:journalId/:storyId" element={<StoryEditPage />} />
        <Route path="*" element={<p>Elsewhere it is.</p>} />
      </Routes>
    </>
  )
}
