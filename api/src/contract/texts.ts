import { Problem, type Sentence } from '@bucketeer/host/server'
import { visible } from '@bucketeer/platform/text'
import Type from 'typebox'
import { invalidEmail, noEmail } from './words'

/**
 * A name or title of up to 200 characters, at least one of them visible. `label` is the field's name for users, which
 * `label-words.ts` of shared-ui lists for translators; `whenEmpty` is the sentence for a text without any.
 */
export const nameText = (label: string, whenEmpty: Sentence) =>
  Type.String({
    title: label,
    pattern: visible,
    maxLength: 200,
    'x-empty': whenEmpty,
  })

/** A long text of up to 20,000 characters, which may be empty. */
export const longText = (label: string) => Type.String({ title: label, maxLength: 20_000 })

/** The number of characters of a long text that lists contain. */
export const excerptLength = 200

/** A long text of up to 20,000 characters, at least one of them visible. */
export const sayingText = (label: string, whenEmpty: Sentence) =>
  Type.String({
    title: label,
    pattern: visible,
    maxLength: 20_000,
    'x-empty': whenEmpty,
  })

/** A mail program reads some signs as several addresses or a name, and people do not see others at all. */
const inAddress = '[^\\s@<>(),;:"\\[\\]\\\\\\p{Cc}\\p{Default_Ignorable_Code_Point}]'
const inDomain = inAddress.replace('@', '@.')

/** A single e-mail address with a dot in its domain. The limit of 254 characters is from RFC 5321. */
export const emailText = Type.String({
  title: 'Email',
  pattern: `^\\s*${inAddress}+@${inDomain}+(\\.${inDomain}+)+\\s*$`,
  maxLength: 254,
  'x-rule': invalidEmail,
  'x-empty': noEmail,
})

/** A sentence for users in a successful response. */
export const sentenceFields = {
  message: Type.String({ description: 'For users, in English.' }),
  code: Type.String({ description: 'Names the sentence, such as `email.on-its-way`, and never changes.' }),
  values: Problem.properties.values,
}

/** Describes a schema of changes. */
export const missingKeep = 'Missing fields keep their values.'
