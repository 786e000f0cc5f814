import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { type Command, commands } from '../../bin/command-table.mjs'
import { platformFolder } from '../../bin/root.mjs'

const moduleOf = (name: string, { inArchive }: Command) => {
  const path = `src/${inArchive?.from ?? 'commands'}/${name}`
  return existsSync(join(platformFolder, `${path}.ts`)) ? `${path}.ts` : `${path}.mjs`
}

/** Bundles the commands of an archive into a folder, each as a module, as `ownModule` finds them. */
export const bundleCommands = async (outdir: string): Promise<void> => {
  const modules = Object.entries<Command>(commands).flatMap(([name, command]) =>
    command.inArchive ? [moduleOf(name, command)] : [],
  )
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
