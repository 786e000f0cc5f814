import { createPublicKey, verify } from 'node:crypto'
import {
  type Annex,
  type PackageOffer,
  type Release,
  signedAnnexText,
  signedPackagesText,
  signedText,
} from '@bucketeer/platform'
import { BadRequest, Forbidden } from '../../../errors/http-error'
import type { SigningKey } from './repository'

const readKey = (publicKey: string) => {
  try {
    return createPublicKey(publicKey)
  } catch {
    return undefined
  }
}

/**
 * Returns an ed25519 key as PEM of its public half.
 * @throws BadRequest for another kind of key
 */
export const toPublicKey = (text: string): string => {
  // Node would derive the public key from a private one, which must not be sent.
  const key = text.includes('PRIVATE KEY') ? undefined : readKey(text)
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new BadRequest(
      'This is no public ed25519 key in PEM. npm run signing-key -- --generate FILE makes one.',
    )
  return String(key.export({ type: 'spki', format: 'pem' }))
}

const isSignedBy = ({ publicKey }: SigningKey, text: string, signature: string) =>
  verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))

/** Returns a sentence for a release of a part with a key, without a valid signature. */
export const signatureMistakes = (
  key: SigningKey | undefined,
  release: Release,
  signature: string | undefined,
): string[] => {
  if (!key) return []
  const { part, version } = release
  if (signature === undefined)
    return [
      `Releases of ${part} must be signed with the key of ${key.name}: npm run release -- ${part} --sign FILE.`,
    ]
  return isSignedBy(key, signedText(release), signature)
    ? []
    : [`The signature of ${part} ${version} does not match the key of ${key.name}. Sign it with that key.`]
}

/**
 * Returns the name of the key that signed a release; undefined for a part without a key.
 * @throws Forbidden without a valid signature
 */
export const expectSignature = (
  key: SigningKey | undefined,
  release: Release,
  signature: string | undefined,
): string | undefined => {
  for (const sentence of signatureMistakes(key, release, signature)) throw new Forbidden(sentence)
  return key?.name
}

/** @throws Forbidden for the annex of a part with a key, without a valid signature */
export const expectAnnexSignature = (
  key: SigningKey | undefined,
  annex: Annex,
  signature: string | undefined,
): void => {
  if (!key || (signature !== undefined && isSignedBy(key, signedAnnexText(annex), signature))) return
  const { part, version } = annex
  throw new Forbidden(
    `Prerendered pages of ${part} ${version} must be signed with the key of ${key.name}: npm run release -- ${part} --sign FILE.`,
  )
}

/** @throws Forbidden for packages of a shell with a key, without a valid signature */
export const expectPackagesSignature = (
  key: SigningKey | undefined,
  offer: PackageOffer,
  signature: string | undefined,
): void => {
  if (!key || (signature !== undefined && isSignedBy(key, signedPackagesText(offer), signature))) return
  throw new Forbidden(
    `The packages of shell ${offer.shell} must be signed with the key of ${key.name}: npm run release -- shell --sign FILE.`,
  )
}
