import { addPicture } from './content'
import { textAt, type SignedIn } from './people'
import type { TestSite } from './test-site'

/** @returns its id. */
export async function addJournal({ call }: TestSite, { token }: SignedIn, fields: object = {}) {
  const body = { title: 'Six weeks on rails', description: 'South', visibility: 'Private', ...fields }
  const answer = await call({ method: 'POST', url: '/api/journal', token, body })
  return textAt(answer.body, '_id')
}

/** @returns its id. */
export async function addStory(
  site: TestSite,
  { token, userId }: SignedIn,
  journalId: string,
  fields: object = {},
) {
  const picture = await addPicture(site, userId)
  const body = { title: 'Danube', content: 'At six', pictures: picture.url, journalId, ...fields }
  const answer = await site.call({ method: 'POST', url: `/api/story/${journalId}`, token, body })
  return textAt(answer.body, '_id')
}
