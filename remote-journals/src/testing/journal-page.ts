import { type Journal } from '@bucketeer/shared-auth'
import { aJournal, aStory, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import { openJournals } from './open-journals'

export const danube = aStory({
  _id: 'danube',
  title: 'Waking up by the Danube',
  content: 'At six.\n\nAnd there it was.',
  kickId: 'k1',
  journalId: 'rails',
})
export const lake = aStory({ _id: 'lake', title: 'A lake at noon', content: 'Cold.', journalId: 'rails' })

/** A Journal with these two Stories. */
export const rails = aJournal({ _id: 'rails', title: 'On rails', story: [danube, lake], storyCount: 2 })

/** Makes the server respond with this Journal. */
export const reading = (journal: Journal) => stubApi({ 'GET /api/journal/{journalId}': async () => journal })

export const openRails = () => openJournals('/journal/rails')

/** Finds a Story on the page. */
export const story = async (name: string) => within(await screen.findByRole('article', { name }))
