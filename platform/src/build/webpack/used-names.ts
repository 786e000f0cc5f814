import type { Compilation, Dependency } from 'webpack'
import { isConsumed } from './page-chunks'

/** A dependency on an imported name has its path, `['useState']`; a dependency on a namespace has an empty path. */
function nameOf(dependency: Dependency | null): string | undefined {
  if (!dependency || !('ids' in dependency) || !Array.isArray(dependency.ids)) return undefined
  const [name] = dependency.ids as unknown[]
  return typeof name === 'string' ? name : undefined
}

/** Returns the names that a remote's sources import from each singleton. */
export function usedNames(compilation: Compilation): Record<string, string[]> {
  const used: Record<string, Set<string>> = {}
  for (const module of compilation.modules) {
    if (!isConsumed(module)) continue
    const names = (used[module.options.shareKey] ??= new Set())
    for (const { dependency } of compilation.moduleGraph.getIncomingConnections(module)) {
      const name = nameOf(dependency)
      if (name) names.add(name)
    }
  }
  return Object.fromEntries(Object.entries(used).map(([key, names]) => [key, [...names].sort()]))
}
