import type { PageData, Registry } from '@bucketeer/platform'
import { standForContainer } from './container'
import { replaceIn, type ServedPart } from './served-part'

const changePage = (parts: ServedPart[]) => {
  const element = document.getElementById('bucketeer')
  if (!element?.textContent) return
  // The server wrote it into this page.
  const data = JSON.parse(element.textContent) as PageData
  element.textContent = JSON.stringify({ ...data, registry: replaceIn(data.registry, parts) })
}

const pathOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, document.baseURI).pathname

const changeAnswers = (parts: ServedPart[]) => {
  const ask = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const path = pathOf(input)
    // A developer's tab is no visitor: what fails in it says nothing of what was released.
    if (path === '/api/report') return new Response(null, { status: 204 })
    const answer = await ask(input, init)
    if (path !== '/registry.json' || !answer.ok) return answer
    return Response.json(replaceIn((await answer.json()) as Registry, parts))
  }
}

/** Has this page know these parts in place of the site's: now, and when it asks again what is live. */
export const replaceParts = (parts: ServedPart[]) => {
  parts.forEach(standForContainer)
  changePage(parts)
  changeAnswers(parts)
}
