/**
 * The bundler's side of federation in the shell, in the place of `@module-federation/webpack-bundler-runtime`: of that
 * package's parts those that provide and consume singletons. The shell loads its remotes by name, as the registry says
 * at run time, so what serves remotes that are known when it is built is left out.
 */
import { init as initRuntime } from '@module-federation/runtime'
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js'
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js'
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js'
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js'

const init = ({ webpackRequire }) => initRuntime(webpackRequire.federation.initOptions)

export default {
  runtime: {},
  bundlerRuntime: { init, consumes, I: initializeSharing, installInitialConsumes },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
}
