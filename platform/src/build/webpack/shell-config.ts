import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack, { type Configuration } from 'webpack'
import { prerenderedPaths, skeletonKey } from '../../contract/prerendered'
import { Skeleton } from '../../contract/remote-json'
import { type Part, readShellJson, slotVersions } from '../parts/parts'
import { versionOf } from '../parts/source-hash'
import { baseConfig, isDevelopment } from './base-config'
import { type PagePlaceholder, shellReleasePlugin } from './shell-release-plugin'
import { installedVersion, lazySingletons, rangesOf, singletonNames } from './singletons'
import { VersionInputsPlugin } from './version-inputs-plugin'

function providedByTheShell(folder: string) {
  const ranges = rangesOf(folder)
  const { curated } = readShellJson(folder)
  return Object.fromEntries(
    singletonNames.map((name) => [
      name,
      {
        eager: !lazySingletons.includes(name),
        singleton: true,
        version: installedVersion(name),
        requiredVersion: ranges[name],
        ...(curated[name] !== undefined && { import: join(folder, curated[name]) }),
      },
    ]),
  )
}

/**
 * Gives the shell's copy of the runtime core to remotes. `experiments.provideExternalRuntime` adds the CommonJS build of
 * this plugin, which brings a second, CommonJS copy of the whole runtime into the bundle.
 */
const provideRuntimeCore = fileURLToPath(
  import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
)

const refreshHook = join(import.meta.dirname, 'refresh-hook.ts')

const skeletonNames = Skeleton.anyOf.map((literal) => literal.const)

const shellPages = (folder: string) => `
import { loadMessages } from ${JSON.stringify(join(folder, 'src/messages.ts'))}
import { shellPages } from ${JSON.stringify(join(folder, 'src/site/shell-pages.ts'))}
import { skeletons } from ${JSON.stringify(join(folder, 'src/site/skeletons.tsx'))}
const pages = Object.fromEntries(shellPages.map(({ path, load }) => [path, load]))
${skeletonNames.map((name) => `pages['${skeletonKey(name)}'] = () => ({ default: skeletons.${name} })`).join('\n')}`

interface ShellOptions {
  /** The shell's folder, with `shell.json`, `src/index.html` and `src/main.ts`. */
  folder: string
  /** Markup after the empty `#root`, visible until React commits. */
  placeholder: PagePlaceholder
}

/** Returns the webpack configuration of the shell, which provides every singleton. */
export function shellConfig({ folder, placeholder }: ShellOptions): Configuration {
  const part: Part = { name: 'shell', folder }
  const version = versionOf(part)
  const base = baseConfig(part)
  const { owner, routes } = readShellJson(folder)
  return {
    ...base,
    entry: { shell: join(folder, 'src/main.ts') },
    plugins: [
      // Must precede React Refresh's own entry.
      ...(isDevelopment() ? [new webpack.EntryPlugin(folder, refreshHook, { name: undefined })] : []),
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: providedByTheShell(folder),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        runtimePlugins: [provideRuntimeCore],
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new VersionInputsPlugin(part),
      shellReleasePlugin({
        folder,
        version,
        placeholder,
        routes,
        owner,
        slots: slotVersions(folder),
        prerendered: {
          part,
          paths: [...prerenderedPaths(part.name, routes), ...skeletonNames.map(skeletonKey)],
          pages: shellPages(folder),
        },
      }),
    ],
  }
}
