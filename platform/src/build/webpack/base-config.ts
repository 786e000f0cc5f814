import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import refreshTypeScript from 'react-refresh-typescript'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import type { Part } from '../parts/parts'
import { ownModule, platformFolder } from '../../../bin/root.mjs'
import { scriptGateName } from '../../contract/registry'

/** Timeout of a script in milliseconds (S9.11). */
const chunkLoadTimeout = 120_000

/** `development` serves with hot reload; any other value builds a release. */
export const isDevelopment = () => process.env.NODE_ENV === 'development'

/** Instruments components, so that hot reload keeps their state. */
const withFastRefresh = { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }

/** Returns the global name of a part's build and container. The prefix keeps it apart from properties of `window`. */
export const globalName = (name: string) => `bucketeer_${name.replaceAll('-', '_')}`

/**
 * Passes every chunk (expose and page chunks) to the page's script gate before the build's loader fetches it. The
 * federation runtime's `createScript` hook sees entries only, so a tampered chunk would run. A page without a gate loads
 * nothing.
 */
function scriptGatePlugin(compiler: webpack.Compiler) {
  compiler.hooks.compilation.tap('ScriptGatePlugin', (compilation) => {
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      'ScriptGatePlugin',
      (source) => `${source}\nglobalThis.${scriptGateName}.prepare(script, url);`,
    )
  })
}

/** Returns the configuration that the builds of shell and remotes share. */
export const baseConfig = (part: Part): Configuration => ({
  name: part.name,
  context: part.folder,
  mode: isDevelopment() ? 'development' : 'production',
  // The server uses the source maps of a release to resolve stacks, and does not serve them.
  devtool: isDevelopment() ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
  target: 'web',
  output: {
    path: join(part.folder, 'dist'),
    clean: true,
    publicPath: 'auto',
    // No file contains the version of its part: a changed word must not change the other files.
    uniqueName: globalName(part.name),
    chunkLoadTimeout,
    // Development servers refuse requests of other origins without it.
    crossOriginLoading: isDevelopment() ? 'anonymous' : false,
    // Without a hash, which would be in the entry too. The script gate adds the hash from the registry to the URL.
    filename: '[name].js',
    chunkFilename: '[name].js',
    // A page throws when its singleton failed to load. Removed from the cache, it runs again on 'Try again'.
    strictModuleExceptionHandling: true,
    // The browser loads assets without the gate, so their names have the hash.
    assetModuleFilename: '[name].[contenthash:16][ext]',
  },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: {
          // `npm run types` checks types once for all parts.
          transpileOnly: true,
          configFile: join(platformFolder, 'presets/tsconfig.json'),
          compilerOptions: { noEmit: false, sourceMap: true },
          ...(isDevelopment() && withFastRefresh),
        },
      },
      { test: /\.(woff2|webp|svg|webm|mp4)$/, type: 'asset/resource' },
      { test: /\.po$/, loader: ownModule('src/translations/po-loader') },
      // Leaves out the rules that a part does not import.
      { include: join(platformFolder, 'src/contract/text'), sideEffects: false },
    ],
  },
  plugins: [
    new webpack.DefinePlugin({ __PART__: JSON.stringify(part.name) }),
    // No release contains the files of a development server, so the gate would refuse them.
    isDevelopment() ? new ReactRefreshPlugin({ overlay: false }) : scriptGatePlugin,
  ],
  optimization: {
    chunkIds: 'named',
    moduleIds: 'deterministic',
    // Takes a quarter of the time of webpack's default minimizer, with the same size.
    minimizer: [
      new MinimizerPlugin({
        minify: {
          implementation: MinimizerPlugin.swcMinify,
          options: { compress: { passes: 3 } },
        },
      }),
    ],
  },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
})
