import type { FieldProblem } from '@bucketeer/shared-ui/forms'
import { words } from './words'

const hasVisible = /\S/u

/** Returns what is missing in a form that is not sent, because it lacks a picture too. The server checks the others. */
export const missingTexts = ({ name, continent }: { name: string; continent: string }): FieldProblem[] => [
  ...(hasVisible.test(name) ? [] : [{ field: 'name', message: words.noTitle }]),
  ...(continent ? [] : [{ field: 'continent', message: words.noContinent }]),
]
