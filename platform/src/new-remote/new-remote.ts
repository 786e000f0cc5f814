import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Value } from 'typebox/value'
import { platformFolder } from '../../bin/root.mjs'
import { routeClashes } from '../contract/fitness'
import { PartName } from '../contract/remote-json'
import { findParts, readManifest, readRemoteJson, readShellJson, slotVersions } from '../parts/parts'

const templateFolder = join(platformFolder, 'src/new-remote')
const templates = {
  remote: join(templateFolder, 'template'),
  slot: join(templateFolder, 'slot-template'),
  bar: join(templateFolder, 'bar-template'),
}
const ending = '.template'

/** Returns why a remote may not have this name or fill these slots, as a sentence, or undefined if it may. */
const objection = (root: string, name: string, slots: string[]): string | undefined => {
  if (!Value.Check(PartName, name) || name.endsWith('-'))
    return `A remote's name is small letters, digits and hyphens, up to 40, a letter first: ${name} is not.`
  if (name === 'shell' || existsSync(join(root, `remote-${name}`)))
    return `There is a part called ${name}. To add a slot to a remote, edit its remote.json and src/pages.ts.`
  const known = Object.keys(slotVersions(join(root, 'shell')))
  const unknown = slots.find((slot) => !known.includes(slot))
  if (unknown !== undefined) return `There is no slot ${unknown}. There are ${known.join(', ')}.`
  const routed = findParts(root).map(({ name: part, folder }) => ({
    part,
    routes: (part === 'shell' ? readShellJson(folder) : readRemoteJson(folder)).routes,
  }))
  return routeClashes({ part: name, routes: [{ path: `/${name}` }] }, routed)[0]
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

const slotEntries = (slots: string[]) => {
  if (slots.length === 0) return ''
  const entries = slots.map(
    (slot) =>
      `{ "name": "${slot}", "order": 60, "access": "protected"${isInBar(slot) ? '' : `, "minHeight": ${templateHeight}`} }`,
  )
  return `,\n  "slots": [\n${entries.map((entry) => `    ${entry}`).join(',\n')}\n  ]`
}

/** Values for the double braces of the template. A package's name gives the version range that the shell requires. */
const values = (root: string, name: string, slots: string[]): Record<string, string> => ({
  ...readManifest(join(root, 'shell')).dependencies,
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
  text.replaceAll(/\{\{(.+?)\}\}/g, (_, key: string) => {
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

/**
 * Creates the folder of a new remote: a public page with the remote's name as its heading, its entry in the top bar, a
 * piece for each of the slots, and tests.
 * @param root the folder that contains all parts
 * @returns the paths of its files, relative to the root
 * @throws Error that says what is wrong with the name or a slot
 */
export const makeRemote = (root: string, name: string, asked: string[] = []): string[] => {
  const slots = [...new Set(asked)]
  const wrong = objection(root, name, slots)
  if (wrong) throw new Error(wrong)
  const known = values(root, name, slots)
  const write = (template: string, filled: Record<string, string>) =>
    templateFiles(template).map((file) => {
      const path = join(`remote-${name}`, fill(relative(template, file).slice(0, -ending.length), filled))
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), fill(readFileSync(file, 'utf8'), filled), { flag: 'wx' })
      return path
    })
  return [
    ...write(templates.remote, known),
    ...slots.flatMap((slot) =>
      write(templates[isInBar(slot) ? 'bar' : 'slot'], { ...known, ...slotValues(slot) }),
    ),
  ]
}
