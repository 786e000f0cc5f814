import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textMark } from '../contract/languages'
import type { Release } from '../contract/release'
import { languagesOf, readTranslations } from './catalogue'

/** The texts of a `remote.json` or `shell.json` that people see. */
interface Manifest {
  title?: string
  routes?: { preview?: { title: string; description: string } }[]
  nav?: { label: string; items: { label: string }[] }[]
}

/** Returns the marked texts of the shell's index.html; none for other parts. */
function templateTexts(folder: string): string[] {
  const template = join(folder, 'src/index.html')
  const page = existsSync(template) ? readFileSync(template, 'utf8') : ''
  return [...page.matchAll(textMark)].flatMap(([, text]) => text ?? [])
}

/** Returns the texts of a part that the server shows: those of its manifest and of its template. */
export const serverTexts = (folder: string, { title, routes = [], nav = [] }: Manifest): string[] => [
  ...new Set([
    ...templateTexts(folder),
    ...(title ? [title] : []),
    ...routes.flatMap(({ preview }) => (preview ? [preview.title, preview.description] : [])),
    ...nav.flatMap(({ label, items }) => [label, ...items.map((item) => item.label)]),
  ]),
]

/** Returns the translations of these texts by language, for the release of a part. */
export function translatedManifest(folder: string, manifest: Manifest): Release['texts'] {
  const texts = serverTexts(folder, manifest)
  return Object.fromEntries(
    languagesOf(folder).map((language) => {
      const translations = readTranslations(folder, language)
      return [
        language,
        Object.fromEntries(
          texts.flatMap((text) => {
            const translation = translations.get(text)
            return translation ? [[text, translation]] : []
          }),
        ),
      ]
    }),
  )
}
