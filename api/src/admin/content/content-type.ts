import { AdminError } from '../command'

export const contentTypes = ['kick', 'bucket', 'journal', 'story', 'comment'] as const
export type ContentType = (typeof contentTypes)[number]

/** Content that others can see, and that can be hidden on its own. */
export const hideableTypes = ['kick', 'journal', 'comment'] as const
export type HideableType = (typeof hideableTypes)[number]

const isOneOf = <T extends string>(types: readonly T[], text: string): text is T =>
  types.some((type) => type === text)

/** @throws AdminError for another text */
export const contentType = (text: string): ContentType => {
  const type = text.toLowerCase()
  if (isOneOf(contentTypes, type)) return type
  throw new AdminError(`TYPE is one of ${contentTypes.join(', ')}, not ${text}.`)
}

const whyNot: Record<Exclude<ContentType, HideableType>, string> = {
  bucket: 'Only its owner sees a Bucket, so there is nothing to hide.',
  story: 'A Story is hidden with its Journal: hide the journal.',
}

/** @throws AdminError for what cannot be hidden, with the reason */
export const hideableType = (text: string): HideableType => {
  const type = contentType(text)
  if (isOneOf(hideableTypes, type)) return type
  throw new AdminError(whyNot[type])
}
