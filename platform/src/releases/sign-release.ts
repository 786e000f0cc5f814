import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Annex, signedAnnexText } from '../contract/annex'
import { type PackageOffer, signedPackagesText } from '../contract/packages'
import type { Release } from '../contract/release'
import { signedText } from '../contract/signed-text'

/**
 * Reads a private ed25519 key from a PEM file.
 * @throws Error if the file has no such key
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

const signText = (text: string, key: KeyObject) => sign(null, Buffer.from(text), key).toString('base64')

/** Returns the signature of a release, in base64. */
export const signRelease = (release: Release, key: KeyObject): string => signText(signedText(release), key)

/** Returns the signature of an annex, in base64. */
export const signAnnex = (annex: Annex, key: KeyObject): string => signText(signedAnnexText(annex), key)

/** Returns the signature of the packages of a shell, in base64. */
export const signPackages = (offer: PackageOffer, key: KeyObject): string =>
  signText(signedPackagesText(offer), key)
