import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Release } from '../contract/release'
import { signedText } from '../contract/signed-text'

/**
 * Reads a private ed25519 key from a PEM file.
 * @throws Error if it is none
 */
export const readSigningKey = (file: string): KeyObject => {
  const text = readFileSync(file, 'utf8')
  try {
    const key = createPrivateKey(text)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // The error below says more than that of OpenSSL.
  }
  throw new Error(
    `${file} has no private ed25519 key in PEM. npm run signing-key -- --generate FILE makes one.`,
  )
}

/** Returns the signature of a release, in base64. */
export const signRelease = (release: Release, key: KeyObject): string =>
  sign(null, Buffer.from(signedText(release)), key).toString('base64')
