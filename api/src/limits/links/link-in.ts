import { beginningOf } from '@bucketeer/platform/text'
import { countryName } from '../../contract/country-names'

/** The endings of domains besides those of countries: the most frequent ones, and those of other scripts. */
const endings = new Set(
  `com net org info biz name pro mobi asia cat tel jobs coop aero museum edu gov int mil onion
  xyz top site online shop store club live app dev page blog link click website space fun icu vip win bid loan men
  work today life world news media agency company email group ltd tech cloud digital network solutions services
  support social chat city host press rocks run sale show studio systems team tips tools tours travel video zone
  wiki game games bet casino poker porn sex sexy adult cam webcam dating fit health care money cash credit finance
  market deals discount gold monster quest cyou sbs cfd bond lol buzz hair skin beauty ink art design photo photos
  pics gallery guide holiday flights hotel rent estate land house kaufen gratis wang ren review reviews stream party
  trade science date racing download accountant faith cricket
  рф рус бел укр срб мкд бг қаз мон ею сайт онлайн дети орг ком москва ευ ελ հայ გე ישראל קום
  السعودية مصر امارات ایران بھارت پاکستان المغرب الجزائر الاردن عراق عمان قطر تونس سورية فلسطين شبكة موقع كوم بازار
  भारत संगठन नेट कॉम ভারত বাংলা ਭਾਰਤ ભારત இந்தியா இலங்கை భారత్ ಭಾರತ ഭാരതം ලංකා ไทย คอม ລາວ
  中国 中國 香港 台湾 台灣 新加坡 澳門 澳门 公司 网络 網絡 网址 网站 在线 中文网 商城 商店 集团 我爱你 手机 移动 游戏 娱乐 购物
  みんな コム セール ストア ポイント 한국 닷컴 닷넷`.split(/\s+/),
)

/** Endings of countries that are words, too. */
const wordEndings = new Set('it is in so no me my at be to am as do us de es la il et se si um an'.split(' '))

/** Browsers read it as a full stop in an address. */
const foreignStop = /。(?=[a-z])/giu
/** Signs that show what follows from right to left. */
const rightToLeft = /[\u202b\u202e\u2067]/
const invisible = /\p{Default_Ignorable_Code_Point}/gu
/** The border between a domain and words in a script without spaces. */
const endOfLatin = /(?<=[a-z\d])(?=[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])/giu
const address = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\d?\.)[\p{L}\p{N}]\S*/iu
const words = /([\p{L}\p{M}\p{N}.-]+)(\/?)/gu
const beginsSentence = /^\p{Lu}\p{Ll}/u

/** A missing space between two sentences is no link, unless the second one begins with a small letter. */
function isEnding(label: string) {
  if (beginsSentence.test(label)) return false
  const code = label.toUpperCase()
  return /^[A-Z]{2}$/.test(code)
    ? countryName(code) !== code
    : endings.has(label.toLowerCase()) || /^xn--/i.test(label)
}

/** 'z.B. in' and '5.pm' are no links, and t.me is one with a path. */
const isName = (label: string, hasPath: boolean) => /\p{L}/u.test(label) && (hasPath || label.length > 1)

/** 'Loved it.it was calm' lacks a space: nobody advertises so short a name without a path. */
const lacksSpace = ([name = '', ending = '', ...others]: string[]) =>
  others.length === 0 &&
  /^[a-z]{1,3}$/i.test(name) &&
  wordEndings.has(ending.toLowerCase()) &&
  !endings.has(name.toLowerCase())

/**
 * Returns the first address of a web page in a text, also a bare domain as people write it, or an e-mail address;
 * undefined without one.
 */
export function linkIn(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(invisible, '').replace(foreignStop, '.')
  return (
    linkInPlain(plain) ?? (rightToLeft.test(text) ? linkInPlain([...plain].toReversed().join('')) : undefined)
  )
}

function linkInPlain(plain: string): string | undefined {
  const [whole] = address.exec(plain) ?? []
  if (whole) return beginningOf(whole, 60)
  for (const [, word = '', slash] of plain.replace(endOfLatin, ' ').matchAll(words)) {
    const labels = word.split('.')
    const hasPath = slash === '/'
    const isLink =
      (hasPath || !lacksSpace(labels)) &&
      labels.some((label, index) => index > 0 && isName(labels[index - 1] ?? '', hasPath) && isEnding(label))
    if (isLink) return beginningOf(word.replace(/^[.-]+|[.-]+$/g, ''), 60)
  }
  return undefined
}
