import { generateKeyPairSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { oneLine } from '../releases/one-line.mjs'
import { findSite } from '../releases/site-access.mjs'
import { callSite } from '../releases/site-calls.mjs'

/** @import { Args } from '../../bin/read-args.mjs' */

/** @param {string} file */
const generate = async (file) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  // Never replaces a file: it may be a key in use.
  const flag = 'wx'
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag })
  await writeFile(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }), { flag })
  console.log(`  ${file} has the private key: keep it secret. ${file}.pub has the public one.`)
}

/**
 * `npm run signing-key -- PART --public FILE [--name WHOSE] | PART --remove | --generate FILE`: registers and removes the
 * key that must sign the releases of a part, and makes keys.
 * @param {Args<'signing-key'>} args
 */
export const run = async ({ values, positionals: [part] }) => {
  if (values.generate) return (await generate(values.generate), 0)
  if (!part || !values.public === !values.remove)
    throw new Error('Name the part, and either --public FILE or --remove.')
  const site = await findSite(values.to)
  const path = `/api/release/${encodeURIComponent(part)}/signing-key`
  if (values.public) {
    const publicKey = await readFile(values.public, 'utf8')
    const name = oneLine(values.name) ?? `${part} team`
    await callSite(site, path, { method: 'PUT', body: { publicKey, name } })
    console.log(`  Releases of ${part} must be signed from now on: npm run release -- ${part} --sign FILE`)
  } else {
    await callSite(site, path, { method: 'DELETE' })
    console.log(`  Releases of ${part} need no signature.`)
  }
  return 0
}
