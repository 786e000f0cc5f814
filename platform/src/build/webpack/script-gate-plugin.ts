import webpack from 'webpack'
import { scriptGateName } from '../../contract/registry'

/**
 * Passes every chunk (expose and page chunks) to the page's script gate before the build's loader fetches it. The
 * federation runtime's `createScript` hook sees entries only, so a tampered chunk would run. A page without a gate loads
 * nothing.
 */
export function scriptGatePlugin(compiler: webpack.Compiler) {
  compiler.hooks.compilation.tap('ScriptGatePlugin', (compilation) => {
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      'ScriptGatePlugin',
      (source) => `${source}\nglobalThis.${scriptGateName}.prepare(script, url);`,
    )
  })
}
