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

const changeRegistryResponses = (parts: ServedPart[]) => {
  const ask = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const path = pathOf(input)
    // A developer's tab does not report failures, because they are not failures of a release.
    if (path === '/api/report') return new Response(null, { status: 204 })
    const response = await ask(input, init)
    if (path !== '/registry.json' || !response.ok) return response
    return Response.json(replaceIn((await response.json()) as Registry, parts))
  }
}

/** Replaces parts in the page's registry, now and whenever the page reads the registry again. */
export const replaceParts = (parts: ServedPart[]) => {
  parts.forEach(standForContainer)
  changePage(parts)
  changeRegistryResponses(parts)
}
