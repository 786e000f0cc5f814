import type { Registry } from '@bucketeer/platform/runtime'
import { takeRegistry } from './live-registry'
import { addRuntimePlugins } from './load-remote-page'
import { rememberShell } from './running-shell'
import { openScriptGate } from './script-gate'

/** Prepares the page for loading remotes. Must be called once, before the first render. */
export const startFederation = (registry: Registry) => {
  openScriptGate()
  rememberShell(registry)
  takeRegistry(registry)
  addRuntimePlugins()
}
