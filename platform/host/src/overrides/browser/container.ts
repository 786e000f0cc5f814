import { runScript, type ServedPart } from './served-part'

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
