import webpack from 'webpack'
import { scriptGateName } from '../contract/registry'

const { LoadScriptRuntimeModule } = webpack.runtime as unknown as {
  LoadScriptRuntimeModule: {
    getCompilationHooks(compilation: webpack.Compilation): {
      createScript: { tap(name: string, change: (source: string) => string): void }
    }
  }
}

/**
 * Passes every chunk (expose and page chunks) to the page's script gate before the build's loader fetches it. The
 * federation runtime's `createScript` hook sees entries only, so a tampered chunk would run. A page without a gate loads
 * nothing.
 */
export class ScriptGatePlugin {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.compilation.tap('ScriptGatePlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptGatePlugin',
        (source) => `${source}\nglobalThis.${scriptGateName}.prepare(script, url);`,
      )
    })
  }
}
