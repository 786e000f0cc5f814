import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack'

const isConsumed = (module: Module): module is Module & { options: { shareKey: string } } =>
  module.type === 'consume-shared-module'

/** The scripts of a group of chunks. */
export const scriptsOf = (group: ChunkGroup): string[] =>
  group.getFiles().filter((file) => file.endsWith('.js'))

/** The group that `import()` of this very request makes. */
export const groupOf = (compilation: Compilation, request: string | undefined): ChunkGroup | undefined =>
  compilation.chunkGroups.find((group) => group.origins.some((origin) => origin.request === request))

/** The singletons that must be there before a group's modules run. */
export const singletonsOf = ({ chunkGraph }: Compilation, group: ChunkGroup): string[] => {
  const modules = group.chunks.flatMap((chunk: Chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
  return modules.filter(isConsumed).map(({ options }) => options.shareKey)
}
