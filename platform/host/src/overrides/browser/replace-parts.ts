import type { PackedRegistry, PageData } from '@bucketeer/platform'
import { replaceIn, runScript, type ServedPart } from './served-part'

/** The container that a remote's entry defines as a global, by the interface of Module Federation. */
interface Container {
  init(...given: unknown[]): Promise<unknown>
  get(name: string): Promise<unknown>
}

const containers = globalThis as unknown as Record<string, Container | undefined>

/**
 * Creates a container that loads the real entry on first use. The shell refuses entries of other origins but accepts an
 * existing container. The entry needs the shell's singletons, so it cannot run earlier.
 */
function standForContainer({ address, release }: ServedPart) {
  if (!('container' in release)) return
  const { container: name, entry } = release
  const real = () => {
    const container = containers[name]
    if (container && container !== standing) return container
    throw new Error(`${address}/${entry} left no container called ${name}.`)
  }
  const standing: Container = {
    init: async (...given) => {
      await runScript(`${address}/${entry}`)
      return real().init(...given)
    },
    get: async (module) => real().get(module),
  }
  containers[name] = standing
}

function changePage(parts: ServedPart[]) {
  const element = document.getElementById('bucketeer')
  if (!element?.textContent) return
  // The server wrote it into this page.
  const data = JSON.parse(element.textContent) as PageData
  element.textContent = JSON.stringify({ ...data, registry: replaceIn(data.registry, parts) })
}

const pathOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, document.baseURI).pathname

function changeRegistryResponses(parts: ServedPart[]) {
  const ask = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const path = pathOf(input)
    // A developer's tab does not report failures, because they are not failures of a release.
    if (path === '/api/report') return new Response(null, { status: 204 })
    const response = await ask(input, init)
    if (path !== '/registry.json' || !response.ok) return response
    return Response.json(replaceIn((await response.json()) as PackedRegistry, parts))
  }
}

/** Replaces parts in the page's registry, now and whenever the page reads the registry again. */
export function replaceParts(parts: ServedPart[]) {
  parts.forEach(standForContainer)
  changePage(parts)
  changeRegistryResponses(parts)
}
