import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack'

/** Returns whether a module stands for a singleton that the shell provides. */
export const isConsumed = (module: Module): module is Module & { options: { shareKey: string } } =>
  module.type === 'consume-shared-module'

/** Returns the scripts of a chunk group. */
export const scriptsOf = (group: ChunkGroup): string[] =>
  group.getFiles().filter((file) => file.endsWith('.js'))

/** Returns the chunk group that `import()` of this request creates. */
export const groupOf = (compilation: Compilation, request: string | undefined): ChunkGroup | undefined =>
  compilation.chunkGroups.find((group) => group.origins.some((origin) => origin.request === request))

/** Returns the singletons that must be loaded before a chunk group's modules run. */
export function singletonsOf({ chunkGraph }: Compilation, group: ChunkGroup): string[] {
  const modules = group.chunks.flatMap((chunk: Chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
  return modules.filter(isConsumed).map(({ options }) => options.shareKey)
}
