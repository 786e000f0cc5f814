import type { Registry } from '@bucketeer/platform/runtime'
import { setRegistry } from './live-registry'
import { addRuntimePlugins } from './load-remote-page'
import { setRunningShell } from './running-shell'
import { installScriptGate } from './script-gate'

/** Prepares the page for loading remotes. Must be called once, before the first render. */
export const startFederation = (registry: Registry) => {
  installScriptGate()
  setRunningShell(registry)
  setRegistry(registry)
  addRuntimePlugins()
}
