import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Args } from '../../bin/command-line.mjs'
import { siteVersion } from '../../bin/prepare.mjs'
import { root } from '../../bin/root.mjs'
import { checkoutNotes } from './archive/checkout-notes'
import { checksumLine, writeArchive } from './archive/write-archive'
import { stage } from './archive/stage'
import { pack } from './packages/pack'
import { commitTime } from './releases/origin'
import { buildAside } from './build'
import { step } from '../../bin/print.mjs'

const megabytes = (file: string) => `${(statSync(file).size / 1_000_000).toFixed(1)} MB`

/**
 * `npm run package [-- --to FOLDER] [--unpacked] [--dirty]`: packs the built site with everything it needs but Node, as
 * `bucketeer-<version>-<platform>.tar.gz`, or as a folder.
 */
export async function run({ values }: Args<'package'>) {
  const notes = await checkoutNotes(siteVersion(), values.dirty === true)
  // In a child process, because this one imports the development configuration of the shell.
  await buildAside()
  const packed = await step('Packing the packages of other repositories', pack)
  const folder = resolve(process.env.INIT_CWD ?? root, values.to ?? join(root, 'dist'))
  const top = `bucketeer-${siteVersion()}`
  const time = await commitTime()
  mkdirSync(folder, { recursive: true })
  const staged = mkdtempSync(join(folder, '.packaging-'))
  try {
    await step('Copying the site', () => stage(join(staged, top), packed, time))
    if (values.unpacked) {
      const target = join(folder, top)
      rmSync(target, { recursive: true, force: true })
      renameSync(join(staged, top), target)
      for (const line of [target, ...notes]) console.log(`  ${line}`)
      return 0
    }
    const name = `${top}-${process.platform}-${process.arch}.tar.gz`
    const file = join(folder, name)
    await step('Compressing', () => writeArchive(join(staged, top), top, file, time))
    writeFileSync(`${file}.sha256`, checksumLine(file, name))
    console.log(
      `  ${file}: ${megabytes(file)}, SHA-256 ${readFileSync(`${file}.sha256`, 'utf8').slice(0, 64)}`,
    )
    for (const note of notes) console.log(`  ${note}`)
    return 0
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}
