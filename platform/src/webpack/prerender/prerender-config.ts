import webpack, { type Configuration } from 'webpack'
import { baseMark } from '../../contract/prerendered'
import type { Part } from '../../parts/parts'
import { baseConfig } from '../base-config'

/** Pages ask who is signed in, and for data: here nobody is, and nothing comes. */
const entry = (part: string, pages: string) => `
import { createElement } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { authStore } from '@bucketeer/shared-auth'
import { prerender } from '@bucketeer/shared-ui/prerender'
${pages}
export const draw = async (paths) => {
  await authStore.getState().verify()
  authStore.getInitialState = authStore.getState
  const drawn = {}
  for (const path of paths) {
    try {
      const { default: Page } = await pages[path]()
      const client = new QueryClient()
      const AskingPage = () => createElement(QueryClientProvider, { client }, createElement(Page))
      drawn[path] = await prerender(AskingPage, path)
      // What it remembers would keep the build alive for as long.
      client.clear()
      if (drawn[path].light === '') throw new Error('There is nothing to see.')
    } catch (error) {
      throw new Error('${part} cannot prerender ' + path + ': ' + error.message, { cause: error })
    }
  }
  return drawn
}`

interface Options {
  part: Part
  version: string
  /** JavaScript that leaves a constant called `pages`: by route, what loads its page. */
  pages: string
  /** Where the build goes. */
  folder: string
}

/** Its one file. */
export const prerenderFile = 'draw.cjs'

/** The configuration of a build that runs in Node and draws pages, with everything in one file. */
export const prerenderConfig = ({ part, version, pages, folder }: Options): Configuration => {
  const { module, ...base } = baseConfig(part, version)
  const { rules = [] } = module ?? {}
  return {
    ...base,
    name: `${part.name}, drawn in Node`,
    target: 'node20',
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
    // Files have the names that they have in the part's own build, which brings them.
    module: {
      ...module,
      rules: rules.map((rule) =>
        rule && typeof rule === 'object' && rule.type === 'asset/resource'
          ? { ...rule, generator: { emit: false } }
          : rule,
      ),
    },
    plugins: [new webpack.DefinePlugin({ __PART__: JSON.stringify(`${part.name}/${version}`) })],
    optimization: { minimize: false },
  }
}
