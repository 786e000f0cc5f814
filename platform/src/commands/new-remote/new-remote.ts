import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Value } from 'typebox/value'
import { platformFolder } from '../../../bin/root.mjs'
import { routeClashes } from '../../contract/fitness'
import { sourceLanguage } from '../../contract/languages'
import { PartName } from '../../contract/remote-json'
import { updateCatalogue } from '../../translations/catalogue'
import { messagesOfPart } from '../../translations/sources'
import { findParts, readManifest, readRemoteJson, readShellJson, slotVersions } from '../../build/parts/parts'

const templateFolder = join(platformFolder, 'src/commands/new-remote')
const templates = {
  remote: join(templateFolder, 'template'),
  checkout: join(templateFolder, 'checkout-template'),
  repository: join(templateFolder, 'repository-template'),
  slot: join(templateFolder, 'slot-template'),
  bar: join(templateFolder, 'bar-template'),
}
const ending = '.template'

/** The site for which a remote is made. */
export interface Surroundings {
  /** The routes of its parts. */
  routed: { part: string; routes: readonly { path: string }[] }[]
  /** The names of its slots. */
  slots: string[]
}

/** Returns why a remote may not have this name or fill these slots, as a sentence, or undefined if it may. */
function objection(name: string, slots: string[], site: Surroundings): string | undefined {
  if (!Value.Check(PartName, name) || name.endsWith('-'))
    return `A remote's name is small letters, digits and hyphens, up to 40, a letter first: ${name} is not.`
  if (name === 'shell' || site.routed.some(({ part }) => part === name))
    return `There is a part called ${name}. To add a slot to a remote, edit its remote.json and src/pages.ts.`
  const unknown = slots.find((slot) => !site.slots.includes(slot))
  if (unknown !== undefined) return `There is no slot ${unknown}. There are ${site.slots.join(', ')}.`
  return routeClashes({ part: name, routes: [{ path: `/${name}` }] }, site.routed)[0]
}

const words = (name: string) => name.split(/[-.]/).filter(Boolean)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const pascalCase = (name: string) => words(name).map(capital).join('')
const folderOf = (slot: string) => slot.replaceAll('.', '-')

const slotPages = (slots: string[]) =>
  slots
    .map((slot) => `  'slot:${slot}': () => import('./features/${folderOf(slot)}/${folderOf(slot)}'),\n`)
    .join('')

/** The bar has a fixed height, and room for an icon. */
const isInBar = (slot: string) => slot.startsWith('bar.')

/** Pixels that the piece of the template needs. */
const templateHeight = 56

function slotEntries(slots: string[]) {
  if (slots.length === 0) return ''
  const entries = slots.map(
    (slot) =>
      `{ "name": "${slot}", "order": 60, "access": "protected"${isInBar(slot) ? '' : `, "minHeight": ${templateHeight}`} }`,
  )
  return `,\n  "slots": [\n${entries.map((entry) => `    ${entry}`).join(',\n')}\n  ]`
}

const namesOf = (name: string, slots: string[]): Record<string, string> => ({
  name,
  Name: pascalCase(name),
  title: capital(words(name).join(' ')),
  slotPages: slotPages(slots),
  slots: slotEntries(slots),
})

const slotValues = (slot: string): Record<string, string> => ({
  slot,
  SlotName: pascalCase(slot),
  'slot-folder': folderOf(slot),
})

const fill = (text: string, known: Record<string, string>) =>
  text.replaceAll(/\{\{([^\s{}]+)\}\}/g, (_, key: string) => {
    const value = known[key]
    if (value === undefined)
      throw new Error(`The template of a remote contains {{${key}}}, which has no value.`)
    return value
  })

const templateFiles = (template: string): string[] =>
  readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

interface NewRemoteOptions {
  name: string
  slots: string[]
  /** The folder of the new remote. */
  folder: string
  template: 'checkout' | 'repository'
  site: Surroundings
  /** Values for the double braces of the template, such as the version range of each package by its name. */
  values: Record<string, string>
}

/**
 * Creates a remote: a public page with the remote's name as its heading, its entry in the top bar, a piece for each of the
 * slots, and tests.
 * @returns the paths of its files, relative to its folder
 * @throws Error that says what is wrong with the name or a slot
 */
export function createRemote({ name, slots, folder, template, site, values }: NewRemoteOptions): string[] {
  const wrong = objection(name, slots, site)
  if (wrong) throw new Error(wrong)
  const known = { ...values, ...namesOf(name, slots) }
  const write = (from: string, filled: Record<string, string>) =>
    templateFiles(from).map((file) => {
      const path = fill(relative(from, file).slice(0, -ending.length), filled)
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), fill(readFileSync(file, 'utf8'), filled), { flag: 'wx' })
      return path
    })
  const paths = [
    ...write(templates.remote, known),
    ...write(templates[template], known),
    ...slots.flatMap((slot) =>
      write(templates[isInBar(slot) ? 'bar' : 'slot'], { ...known, ...slotValues(slot) }),
    ),
  ]
  updateCatalogue(folder, sourceLanguage, messagesOfPart(folder), { isDry: false })
  return [...paths, `translations/${sourceLanguage}.po`]
}

/**
 * Creates `remote-NAME` in a checkout.
 * @param root the folder that contains all parts
 * @returns the paths of its files, relative to the root
 * @throws Error that says what is wrong with the name or a slot
 */
export function makeRemote(root: string, name: string, slots: string[] = []): string[] {
  const shell = join(root, 'shell')
  const folder = `remote-${name}`
  const routed = findParts(root).map(({ name: part, folder: its }) => ({
    part,
    routes: (part === 'shell' ? readShellJson(its) : readRemoteJson(its)).routes,
  }))
  const paths = createRemote({
    name,
    slots: [...new Set(slots)],
    folder: join(root, folder),
    template: 'checkout',
    site: { routed, slots: Object.keys(slotVersions(shell)) },
    values: readManifest(shell).dependencies,
  })
  return paths.map((path) => join(folder, path))
}
