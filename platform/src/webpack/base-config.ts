import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import refreshTypeScript from 'react-refresh-typescript'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import type { Part } from '../parts/parts'
import { root } from '../parts/parts'
import { ScriptGatePlugin } from './script-gate-plugin'

/** Seconds after which a script that does not arrive counts as failed: specification, section 9. */
const chunkLoadTimeout = 120_000

/** `development` serves with hot reload; everything else is built to be released. */
export const isDevelopment = () => process.env.NODE_ENV === 'development'

/** Marks components so that an edit reaches them where they stand, with their state. */
const withFastRefresh = { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }

/** What the shell's and the remotes' builds have in common. */
export const baseConfig = (part: Part, version: string): Configuration => ({
  name: part.name,
  context: part.folder,
  mode: isDevelopment() ? 'development' : 'production',
  // A released build's maps go to the server with it, which reads stacks by them and gives them to nobody.
  devtool: isDevelopment() ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
  target: 'web',
  output: {
    path: join(part.folder, 'dist'),
    clean: true,
    publicPath: 'auto',
    // Two versions of a part can live on one page, so what they leave in the global scope must differ.
    uniqueName: `${part.name}@${version}`,
    chunkLoadTimeout,
    // Development servers give nothing to another site's page that asks without.
    crossOriginLoading: isDevelopment() ? 'anonymous' : false,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    // A page whose singleton failed to load throws; removed from the cache, it runs again when the user tries again.
    strictModuleExceptionHandling: true,
    assetModuleFilename: '[name].[contenthash:8][ext]',
  },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: {
          // Types are checked once for all parts by `npm run types`.
          transpileOnly: true,
          configFile: join(root, 'tsconfig.browser.json'),
          compilerOptions: { noEmit: false, sourceMap: true },
          ...(isDevelopment() && withFastRefresh),
        },
      },
      { test: /\.(woff2|webp|svg|webm|mp4)$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new webpack.DefinePlugin({ __PART__: JSON.stringify(`${part.name}/${version}`) }),
    // What a development server serves is in no release, and would not get through a gate.
    isDevelopment() ? new ReactRefreshPlugin({ overlay: false }) : new ScriptGatePlugin(),
  ],
  optimization: {
    chunkIds: 'named',
    moduleIds: 'deterministic',
    // A quarter of the time that webpack's own takes, and as small.
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
  },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
})
