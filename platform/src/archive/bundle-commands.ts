import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { type Command, commands } from '../../bin/command-table.mjs'
import { platformFolder } from '../../bin/root.mjs'

/** Bundles the commands of an archive into a folder, each as a module. The server's build has the others. */
export const bundleCommands = async (outdir: string): Promise<void> => {
  const modules = Object.entries<Command>(commands)
    .filter(([, command]) => command.in?.includes('archive'))
    .flatMap(([name]) => [`src/commands/${name}.ts`, `src/commands/${name}.mjs`])
    .filter((path) => existsSync(join(platformFolder, path)))
  await build({
    absWorkingDir: platformFolder,
    entryPoints: ['bin/bucketeer.mjs', ...modules],
    outbase: '.',
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  })
}
