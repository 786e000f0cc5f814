import { InvalidValue } from '@bucketeer/host/server'
import { foldText } from '@bucketeer/platform/text'
import type { Person } from '../../database/person-row'
import { mixedName, roleName } from './words'

/** Scripts whose letters need the zero-width joiner and non-joiner. */
const joinedScripts = 'Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'.split(' ')
const joined = `[${joinedScripts.map((script) => `\\p{scx=${script}}`).join('')}][\\u200c\\u200d]`
/** Matches invisible characters, and captures those that change the letter or the emoji before them. */
const invisible = new RegExp(
  `(\\p{RGI_Emoji}|${joined}|\\p{scx=Mong}[\\u180b-\\u180f]|\\p{scx=Han}[\\u{e0100}-\\u{e01ef}])|[\\p{Cf}\\p{Default_Ignorable_Code_Point}]`,
  'gv',
)
const spaces = /[\s\p{Cc}\u2800]+/gu
/** Matches all but two of the accents on a letter, which would cover other lines. */
const furtherAccents = /(?<=(?:(?=\p{Script=Inherited})\p{Mn}){2})(?=\p{Script=Inherited})\p{Mn}+/gu

/** Returns a name without characters that nobody sees, and with single spaces. */
export const readableName = (userName: string): string =>
  userName.replace(invisible, '$1').replace(spaces, ' ').replace(furtherAccents, '').trim()

const word = /[\p{L}\p{M}]+/gu
/** Scripts with letters that look the same. */
const similarScripts = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Coptic', 'Cherokee', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)

/** Returns whether a word of a name is written in several scripts with letters that look the same. */
export const isMixedName = (userName: string): boolean =>
  (userName.match(word) ?? []).some((each) => similarScripts.filter((script) => script.test(each)).length > 1)

/** Digits, signs, and letters of other scripts that look like Latin ones, each above its letter. */
const lookalikes = '013457@$!аеорсхуіѕԁмткοαεριμτ'
const letters = 'oieastasiaeopcxyisdmtkoaepimt'

const role =
  /moderator|administrator|^(the)?(official)?bucketeer(official|team|support|staff|help|crew|admin|moderation|security)*$|^(the)?(admin|moderation|support|staff)(team)?$|^(ال)?مشرف$/

/** Returns whether a name is that of somebody who runs the site, in any spelling. */
export function isRoleName(userName: string): boolean {
  const latin = [...userName.normalize('NFKC').toLowerCase()].map(
    (sign) => letters[lookalikes.indexOf(sign)] ?? sign,
  )
  return role.test(foldText(latin.join('')).replaceAll(' ', ''))
}

/**
 * Returns a new name of a user as it is stored.
 * @throws InvalidValue for the name of a role, except for a moderator, and for letters that look like those of another script
 */
export function acceptedName(userName: string, role: Person['role'] = 'Member'): string {
  const name = readableName(userName)
  if (role !== 'Moderator' && isRoleName(name)) throw new InvalidValue(roleName, 'userName')
  if (isMixedName(name)) throw new InvalidValue(mixedName, 'userName')
  return name
}
