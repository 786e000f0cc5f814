import type { Release } from '../contract/release'
import { languagesOf, readTranslations } from './catalogue'

/** The texts of a `remote.json` or `shell.json` that people see. */
interface Manifest {
  title?: string
  routes?: { preview?: { title: string; description: string } }[]
  nav?: { label: string; items: { label: string }[] }[]
}

/** Returns the texts of a part's manifest, which the server shows. */
export const manifestTexts = ({ title, routes = [], nav = [] }: Manifest): string[] => [
  ...new Set([
    ...(title ? [title] : []),
    ...routes.flatMap(({ preview }) => (preview ? [preview.title, preview.description] : [])),
    ...nav.flatMap(({ label, items }) => [label, ...items.map((item) => item.label)]),
  ]),
]

/** Returns the translations of these texts by language, for the release of a part. */
export function translatedManifest(folder: string, manifest: Manifest): Release['texts'] {
  const texts = manifestTexts(manifest)
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
