/**
 * The bundler's side of federation in a remote, in the place of `@module-federation/webpack-bundler-runtime`, whose
 * two thirds serve what no remote does: provide singletons, consume other remotes, read manifests, start eagerly.
 * Every remote's entry carries this, so it is small; all that decides (scopes, versions, loading) is the shell's
 * runtime core, which each remote makes its own instance of.
 *
 * What webpack's runtime calls here, and with what, is written by `ConsumeSharedRuntimeModule`, `ShareRuntimeModule`
 * and `ContainerEntryModule` of `@module-federation/enhanced`.
 */
import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core'

type Factory = () => unknown

interface Consumed {
  shareKey: string
  shareScope: string[]
  fallback: () => Factory
  requiredVersion: string
  singleton: boolean
  strictVersion: boolean
  eager: boolean
}

type ModuleId = string | number

interface WebpackRequire {
  /** Modules by id. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<ModuleId, Consumed> }
  federation: { instance: ModuleFederation; initOptions: ConstructorParameters<typeof ModuleFederation>[0] }
}

interface Consumption {
  chunkId: ModuleId
  chunkMapping: Record<ModuleId, ModuleId[]>
  /** What is on its way; 0 for what is there. */
  installedModules: Record<ModuleId, Promise<void> | 0 | undefined>
  promises: (Promise<void> | 0)[]
  webpackRequire: WebpackRequire
}

interface Entry {
  webpackRequire: WebpackRequire
  shareScope: Parameters<ModuleFederation['initShareScopeMap']>[1]
}

const init = ({ webpackRequire }: { webpackRequire: WebpackRequire }) => {
  const options = webpackRequire.federation.initOptions
  const instance = new ModuleFederation({ ...options, id: options.name })
  setGlobalFederationInstance(instance)
  return instance
}

const initContainerEntry = ({ webpackRequire, shareScope }: Entry) => {
  webpackRequire.federation.instance.initShareScopeMap('default', shareScope)
  return true
}

/**
 * Gets the singletons of a chunk from the shell. Where one fails, so does the chunk, and the next who wants the chunk
 * asks again: had it thrown where it is imported, webpack would keep the modules that were broken off.
 */
const consumes = ({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: Consumption) => {
  const load = async (id: ModuleId, consumed: Consumed) => {
    const { shareKey, shareScope: scope, fallback, ...shareConfig } = consumed
    try {
      const customShareInfo = { scope, shareConfig }
      const found = await webpackRequire.federation.instance.loadShare(shareKey, { customShareInfo })
      const factory = found || fallback()
      webpackRequire.m[id] = (module) => {
        module.exports = factory()
      }
      installedModules[id] = 0
    } catch (error) {
      installedModules[id] = undefined
      throw error
    }
  }
  for (const id of chunkMapping[chunkId] ?? []) {
    const consumed = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id]
    if (consumed) promises.push((installedModules[id] ??= load(id, consumed)))
  }
}

export default {
  runtime: {},
  bundlerRuntime: { init, initContainerEntry, consumes },
  bundlerRuntimeOptions: {},
}
