import { type Annex, isRemoteRelease, referencedFiles, type RemoteRelease } from '@bucketeer/platform'
import { Conflict, NotFound } from '../../../errors/domain-error'
import { BadRequest } from '../../../errors/http-error'
import type { ReleaseRepository } from '../repository'
import type { AnnexRepository } from './repository'

interface Stores {
  annexes: AnnexRepository
  repository: ReleaseRepository
}

const notReleased = (part: string, version: string) =>
  new NotFound(`${part} ${version} has not been released to this site.`)

const taken = ({ part, version, shell }: Annex) =>
  new Conflict(`Other prerendered pages of ${part} ${version} for the shell ${shell} are stored.`)

/** @throws BadRequest for pages or files that the release does not have */
const expectFitting = ({ part, version, pages }: Annex, { routes, files }: RemoteRelease) => {
  const prerendered = routes.filter(({ prerender }) => prerender).map(({ path }) => path)
  const page = Object.keys(pages).find((path) => !prerendered.includes(path))
  if (page !== undefined)
    throw new BadRequest(`${part} ${version} has no route ${page} that is to be prerendered.`)
  const released = new Set(files.map(({ path }) => path))
  const file = referencedFiles(pages).find((path) => !released.has(path))
  if (file !== undefined)
    throw new BadRequest(`The pages refer to ${file}, which is not in ${part} ${version}.`)
}

/** Elements that load or lead somewhere, or that end the template around the markup. */
const forbidden = /<\/?(?:script|meta|base|iframe|frame|object|embed|form|template|style|noscript)\b/i

/** @throws BadRequest for markup that is more than the content of a page */
const expectHarmless = ({ pages }: Annex) => {
  for (const [path, { css, light, dark = '' }] of Object.entries(pages)) {
    const [element] = forbidden.exec(light + dark) ?? []
    if (element)
      throw new BadRequest(`The markup of ${path} contains ${element}>, which pages do not prerender.`)
    if (css.includes('<')) throw new BadRequest(`The styles of ${path} contain markup.`)
  }
}

/**
 * Stores the prerendered pages of a remote's version under a shell's version. Storing them again does nothing.
 * @param who the name of the deploy token
 * @throws NotFound, Conflict or BadRequest with the reason
 */
export const storeAnnex = async (
  { annexes, repository }: Stores,
  annex: Annex,
  who: string,
): Promise<void> => {
  const { part, version, shell } = annex
  const release = await repository.readKept(part, version)
  if (!release || !isRemoteRelease(release)) throw notReleased(part, version)
  if (!(await repository.readKept('shell', shell))) throw notReleased('shell', shell)
  // Releases of earlier commands contain their pages.
  if (release.prerendered) throw new Conflict(`${part} ${version} has its prerendered pages in the release.`)
  const stored = await annexes.compare(annex)
  if (stored === 'same') return
  if (stored === 'other') throw taken(annex)
  expectFitting(annex, release)
  expectHarmless(annex)
  if (!(await annexes.keep(annex, who))) throw notReleased(part, version)
  if ((await annexes.compare(annex)) === 'other') throw taken(annex)
}
