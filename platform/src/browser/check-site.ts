import { join } from 'node:path'
import { isInstalled, root } from '../../bin/root.mjs'
import { findParts, readManifest } from '../parts/parts'
import {
  addressNote,
  differencesOf,
  type Expected,
  factsOf,
  readFrontPage,
  type SiteFacts,
} from './read-site'
import { ignoresHttpsErrors } from './run-browser-tests'

const versionOf = (folder: string) => readManifest(join(root, folder)).version

/** Returns what the tests of this checkout expect. The tests of a remote's own repository are for its pages alone. */
const expected = (): Expected =>
  isInstalled
    ? { remotes: [], packages: {} }
    : {
        remotes: findParts().flatMap(({ name }) => (name === 'shell' ? [] : [name])),
        packages: {
          '@bucketeer/shared-auth': versionOf('shared-auth'),
          '@bucketeer/shared-ui': versionOf('shared-ui'),
        },
      }

const signUpNote = ({ signUp }: SiteFacts) =>
  signUp === 'open' || process.env.E2E_EMAIL
    ? []
    : [
        `${signUp === 'closed' ? 'Sign-up is closed' : 'Sign-up needs an invitation'} on this site. E2E_EMAIL and E2E_PASSWORD, the login of a person there, let @smoke run whole; other tests that need a new person are skipped.`,
      ]

/**
 * Reads a site that somebody else started, and prints why tests may fail or be skipped there.
 * @throws Error that says in one sentence what is wrong with the address
 */
export const checkSite = async (address: string): Promise<SiteFacts> => {
  const page = await readFrontPage(address, { ignoreHttpsErrors: ignoresHttpsErrors() })
  const facts = factsOf(address, page)
  const notes = [addressNote(address, page) ?? [], signUpNote(facts), differencesOf(page, expected())].flat()
  for (const note of notes) console.log(`  ${note}`)
  return facts
}
