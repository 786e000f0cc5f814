import { type HideableType, isHideable } from '../../modules/things/repository'
import { AdminError } from '../command'

export const contentTypes = ['kick', 'bucket', 'journal', 'story', 'comment', 'entry'] as const
export type ContentType = (typeof contentTypes)[number]

const isOneOf = <T extends string>(types: readonly T[], text: string): text is T =>
  types.some((type) => type === text)

/** @throws AdminError for another text */
export function contentType(text: string): ContentType {
  const type = text.toLowerCase()
  if (isOneOf(contentTypes, type)) return type
  throw new AdminError(`TYPE is one of ${contentTypes.join(', ')}, not ${text}.`)
}

/** @throws AdminError for a Story, and for another text */
export function hideableType(text: string): HideableType {
  const type = contentType(text)
  if (isHideable(type)) return type
  throw new AdminError('A Story is hidden with its Journal: hide the journal.')
}
