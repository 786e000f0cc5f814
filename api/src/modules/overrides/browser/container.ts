import { runScript, type ServedPart } from './served-part'

/** What a remote's entry leaves in the global scope, as Module Federation asks of it. */
interface Container {
  init(...given: unknown[]): Promise<unknown>
  get(name: string): Promise<unknown>
}

const containers = globalThis as unknown as Record<string, Container | undefined>

/**
 * The shell loads no entry from elsewhere, rightly, but takes a container that is there. This one stands in its place
 * until the shell wants it: the entry itself needs what the shell brings, so it can't run before.
 */
export const standForContainer = ({ address, release }: ServedPart) => {
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
