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
 * Hands every script that a build loads later (expose and page chunks) to the page's script gate before it is
 * fetched. The federation runtime's own `createScript` hook sees entries only; a tampered chunk would run.
 * A page without a gate loads nothing.
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
