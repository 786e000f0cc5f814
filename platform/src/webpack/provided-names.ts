import type { Compilation, Module } from 'webpack'
import { scriptsOf } from './page-chunks'

interface ProvideSharedModule extends Module {
  _name: string
  _version: string
}

const isProvided = (module: Module): module is ProvideSharedModule => module.type === 'provide-module'

/**
 * Returns the singletons of the shell's build with their versions, their names where webpack knows them, and the scripts
 * of the lazy ones.
 */
export const providedSingletons = (compilation: Compilation) => {
  const { moduleGraph, chunkGraph } = compilation
  const entries = [...compilation.modules].filter(isProvided).map((module) => {
    const [dependency] = module.blocks.flatMap((block) => block.dependencies).concat(module.dependencies)
    const provider = dependency && moduleGraph.getModule(dependency)
    const names = provider ? moduleGraph.getProvidedExports(provider) : null
    const files = module.blocks.flatMap((block) => {
      const group = chunkGraph.getBlockChunkGroup(block)
      return group ? scriptsOf(group) : []
    })
    return [
      module._name,
      {
        version: module._version,
        names: Array.isArray(names) ? names.toSorted() : null,
        ...(files.length > 0 && { files }),
      },
    ] as const
  })
  return Object.fromEntries(entries)
}
