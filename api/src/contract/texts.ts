import Type from 'typebox'

/** A character that one can see: no space, no control, nothing that is drawn as nothing. */
const visible = '[^\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800]'

/** A name or title: at least one visible character, up to 200; `label` is what a person calls the field. */
export const nameText = (label: string) =>
  Type.String({
    title: label,
    pattern: visible,
    maxLength: 200,
    'x-rule': 'must have at least one visible character',
  })

/** A long text, which may be empty: up to 20,000 characters. */
export const longText = (label: string) => Type.String({ title: label, maxLength: 20_000 })

/** How many characters of a long text stand in a list. */
export const excerptLength = 200

/** A long text that says something: at least one visible character, up to 20,000. */
export const sayingText = (label: string) =>
  Type.String({
    title: label,
    pattern: visible,
    maxLength: 20_000,
    'x-rule': 'must have at least one visible character',
  })

/** A text without control characters, which an operator's terminal would obey. */
export const oneLineText = (options: { minLength?: number; maxLength: number; description?: string }) =>
  Type.String({
    ...options,
    pattern: '^\\P{Cc}*$',
    'x-rule': 'must be one line without control characters',
  })

/** One address with something on both sides of the @ and a dot in its domain; 254 is the limit of RFC 5321. */
export const emailText = Type.String({
  title: 'Email',
  pattern: '^\\s*[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+\\s*$',
  maxLength: 254,
  'x-rule': 'must be an e-mail address',
})
