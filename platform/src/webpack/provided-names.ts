import type { Compilation, Module } from 'webpack'

interface ProvideSharedModule extends Module {
  _name: string
  _version: string
}

const isProvided = (module: Module): module is ProvideSharedModule => module.type === 'provide-module'

/** What the shell's build provides: each singleton with its version and, where webpack knows them, its names. */
export const providedSingletons = (compilation: Compilation) => {
  const { moduleGraph } = compilation
  const entries = [...compilation.modules].filter(isProvided).map((module) => {
    const [dependency] = module.blocks.flatMap((block) => block.dependencies).concat(module.dependencies)
    const provider = dependency && moduleGraph.getModule(dependency)
    const names = provider ? moduleGraph.getProvidedExports(provider) : null
    return [
      module._name,
      { version: module._version, names: Array.isArray(names) ? names.toSorted() : null },
    ] as const
  })
  return Object.fromEntries(entries)
}
