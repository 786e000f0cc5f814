import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import { isInstalled } from '../../../bin/root.mjs'
import { prerenderedPaths } from '../../contract/prerendered'
import { type Part, readRemoteJson } from '../parts/parts'
import { versionOf } from '../parts/source-hash'
import { baseConfig, globalName, isDevelopment } from './base-config'
import { remoteReleasePlugin } from './remote-release-plugin'
import { rangesOf } from './singletons'
import { VersionInputsPlugin } from './version-inputs-plugin'

/** A container is not an entry, so its exposed module must import Fast Refresh. */
function exposed(folder: string) {
  const pages = join(folder, 'src/pages.ts')
  return isDevelopment() ? ['@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry', pages] : [pages]
}

const fromTheShell = (folder: string) =>
  Object.fromEntries(
    Object.entries(rangesOf(folder)).map(([name, requiredVersion]) => [
      name,
      { import: false as const, singleton: true, strictVersion: true, requiredVersion },
    ]),
  )

/** Pages are rendered with the shell's theme, whose sources the repository of a remote does not have. */
const prerenderedPages = (part: Part, paths: string[]) => ({
  part,
  paths: isInstalled ? [] : paths,
  pages: `import * as remote from ${JSON.stringify(join(part.folder, 'src/pages.ts'))}
const { pages, loadMessages = () => undefined } = remote`,
})

/**
 * Returns the webpack configuration of a remote. Its whole webpack.config.ts is
 * `export default remoteConfig(import.meta.dirname)`.
 *
 * @param folder the remote's folder, with `remote.json` and `src/pages.ts`
 */
export function remoteConfig(folder: string): Configuration {
  const remote = readRemoteJson(folder)
  const part: Part = { name: remote.name, folder }
  const version = versionOf(part)
  const container = globalName(remote.name)
  const base = baseConfig(part)
  return {
    ...base,
    entry: {},
    optimization: {
      ...base.optimization,
      // Otherwise each page has its own copy of a small module, and a change of it changes them all. Below this size of
      // the sources, the requests would cost more.
      splitChunks: { minSize: 8000 },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './pages': { import: exposed(folder), name: 'pages' } },
        shared: fromTheShell(folder),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new VersionInputsPlugin(part),
      remoteReleasePlugin({
        remote,
        version,
        container,
        folder,
        prerendered: prerenderedPages(part, prerenderedPaths(remote.name, remote.routes)),
      }),
    ],
  }
}
