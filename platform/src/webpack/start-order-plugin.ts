import webpack, { type Compiler } from 'webpack'

/** Writes into the entry's script which modules it has besides those that start it, in the order in which they run. */
class StartOrder extends webpack.RuntimeModule {
  constructor() {
    super('start order')
  }

  override generate() {
    const { chunk, chunkGraph, compilation } = this
    if (!chunk || !chunkGraph || !compilation) return ''
    const { moduleGraph } = compilation
    const orderOf = (module: webpack.Module) => moduleGraph.getPostOrderIndex(module) ?? 0
    const order = [...chunkGraph.getChunkModulesIterable(chunk)]
      .filter((module) => module.type.startsWith('javascript/') && !chunkGraph.isEntryModule(module))
      .sort((one, other) => orderOf(one) - orderOf(other))
      .map((module) => chunkGraph.getModuleId(module))
    return `${webpack.RuntimeGlobals.require}.startOrder = ${JSON.stringify(order)}`
  }
}

/**
 * Gives the entry `__webpack_require__.startOrder`, the ids of its own modules: each comes after those that it needs. So
 * they can be run a few at a time, where an import would run all at once.
 */
export class StartOrderPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('StartOrderPlugin', (compilation) => {
      compilation.hooks.additionalChunkRuntimeRequirements.tap('StartOrderPlugin', (chunk, asked) => {
        if (compilation.chunkGraph.getNumberOfEntryModules(chunk) === 0) return
        asked.add(webpack.RuntimeGlobals.require)
        compilation.addRuntimeModule(chunk, new StartOrder())
      })
    })
  }
}
