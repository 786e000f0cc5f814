import type { Compilation } from 'webpack'
import { scriptsOf } from './page-chunks'

/** The identifier of a provided module: `provide module (default) react@19.3.1 = /path/to/react`. */
const provided = /^provide module \([^)]*\) (?<name>\S+)@(?<version>\S+) = /

/**
 * Returns the singletons of the shell's build with their versions, their names where webpack knows them, and the scripts
 * of the lazy ones.
 */
export function providedSingletons(compilation: Compilation) {
  const { moduleGraph, chunkGraph } = compilation
  const entries = [...compilation.modules].flatMap((module) => {
    const { name, version } = provided.exec(module.identifier())?.groups ?? {}
    if (!name || !version) return []
    const [dependency] = module.blocks.flatMap((block) => block.dependencies).concat(module.dependencies)
    const provider = dependency && moduleGraph.getModule(dependency)
    const names = provider ? moduleGraph.getProvidedExports(provider) : null
    const files = module.blocks.flatMap((block) => {
      const group = chunkGraph.getBlockChunkGroup(block)
      return group ? scriptsOf(group) : []
    })
    const found = Array.isArray(names) ? names.toSorted() : null
    return [[name, { version, names: found, ...(files.length > 0 && { files }) }] as const]
  })
  return Object.fromEntries(entries)
}
