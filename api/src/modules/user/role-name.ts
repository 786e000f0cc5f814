import { foldText } from '@bucketeer/platform/text'

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
