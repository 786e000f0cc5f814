import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Value } from 'typebox/value'
import { routeClashes } from '../contract/fitness'
import { PartName } from '../contract/remote-json'
import { findParts, readManifest, readRemoteJson, readShellJson } from '../parts/parts'

const template = join(dirname(fileURLToPath(import.meta.url)), 'template')
const ending = '.template'

/** Returns why a remote may not have this name, as a sentence, or undefined if it may. */
const objection = (root: string, name: string): string | undefined => {
  if (!Value.Check(PartName, name) || name.endsWith('-'))
    return `A remote's name is small letters, digits and hyphens, up to 40, a letter first: ${name} is not.`
  if (name === 'shell' || existsSync(join(root, `remote-${name}`))) return `There is a part called ${name}.`
  const routed = findParts(root).map(({ name: part, folder }) => ({
    part,
    routes: (part === 'shell' ? readShellJson(folder) : readRemoteJson(folder)).routes,
  }))
  return routeClashes({ part: name, routes: [{ path: `/${name}` }] }, routed)[0]
}

const words = (name: string) => name.split('-').filter(Boolean)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Values for the double braces of the template. A package's name gives the version range that the shell requires. */
const values = (root: string, name: string): Record<string, string> => ({
  ...readManifest(join(root, 'shell')).dependencies,
  name,
  Name: words(name).map(capital).join(''),
  title: capital(words(name).join(' ')),
})

const fill = (text: string, known: Record<string, string>) =>
  text.replaceAll(/\{\{(.+?)\}\}/g, (_, key: string) => {
    const value = known[key]
    if (value === undefined)
      throw new Error(`The template of a remote contains {{${key}}}, which has no value.`)
    return value
  })

const templateFiles = (): string[] =>
  readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/**
 * Creates the folder of a new remote: a public page with the remote's name as its heading, its entry in the top bar, and
 * tests.
 * @param root the folder that contains all parts
 * @returns the paths of its files, relative to the root
 * @throws Error that says what is wrong with the name
 */
export const makeRemote = (root: string, name: string): string[] => {
  const wrong = objection(root, name)
  if (wrong) throw new Error(wrong)
  const known = values(root, name)
  return templateFiles().map((file) => {
    const path = join(`remote-${name}`, fill(relative(template, file).slice(0, -ending.length), known))
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), fill(readFileSync(file, 'utf8'), known), { flag: 'wx' })
    return path
  })
}
