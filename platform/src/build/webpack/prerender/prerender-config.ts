import webpack, { type Configuration } from 'webpack'
import { baseMark } from '../../../contract/prerendered'
import type { Part } from '../../parts/parts'
import { baseConfig } from '../base-config'
import { nodeExternals } from './node-externals'

/** Pages read the session and request data. Here the session is a visitor's, and no response arrives. */
const entry = (part: string, pages: string) => `
import { createElement } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { authStore } from '@bucketeer/shared-auth'
import { loadSharedMessages } from '@bucketeer/shared-ui'
import { prerender } from '@bucketeer/shared-ui/prerender'
${pages}
export const render = async (paths, language) => {
  await Promise.all([loadSharedMessages(language), loadMessages(language)])
  await authStore.getState().verify()
  authStore.getInitialState = authStore.getState
  const rendered = {}
  for (const path of paths) {
    try {
      const { default: Page } = await pages[path]()
      const client = new QueryClient()
      const PageWithQueries = () => createElement(QueryClientProvider, { client }, createElement(Page))
      rendered[path] = prerender(PageWithQueries, path)
      // Its cache timers would keep the process alive.
      client.clear()
      if (rendered[path].light === '') throw new Error('The page renders nothing.')
    } catch (error) {
      throw new Error('${part} cannot prerender ' + path + ': ' + error.message, { cause: error })
    }
  }
  return rendered
}`

export interface PrerenderedPart {
  part: Part
  /** The routes to render. */
  paths: string[]
  /** JavaScript that defines `pages`, by route a function that loads its page, and `loadMessages` of the part. */
  pages: string
}

/** The name of its only file. */
export const prerenderFile = 'render.cjs'

/**
 * Returns the configuration of a build that runs in Node and prerenders pages, with our own
 * packages in one file.
 * @param folder the output folder
 */
export function prerenderConfig(
  { part, pages }: Omit<PrerenderedPart, 'paths'>,
  folder: string,
): Configuration {
  const { module, ...base } = baseConfig(part)
  const { rules = [] } = module ?? {}
  return {
    ...base,
    name: `${part.name}, prerendering`,
    target: 'node20',
    externals: [nodeExternals],
    devtool: false,
    entry: `data:text/javascript,${encodeURIComponent(entry(part.name, pages))}`,
    output: {
      ...base.output,
      path: folder,
      filename: prerenderFile,
      library: { type: 'commonjs2' },
      publicPath: baseMark,
      asyncChunks: false,
    },
    // Assets have the same names as in the part's own build, which emits them.
    module: {
      ...module,
      rules: rules.map((rule) =>
        rule && typeof rule === 'object' && rule.type === 'asset/resource'
          ? { ...rule, generator: { emit: false } }
          : rule,
      ),
    },
    plugins: [new webpack.DefinePlugin({ __PART__: JSON.stringify(part.name) })],
    // The bundle runs once, so its size does not matter.
    optimization: { minimize: false, concatenateModules: false, innerGraph: false, mangleExports: false },
  }
}
