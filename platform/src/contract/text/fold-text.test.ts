import { foldText, nameKey } from './fold-text'

/** Spellings that people use for one another, by script. */
const same: Record<string, [string, string][]> = {
  Latin: [
    ['Zürich', 'ZURICH'],
    ['São Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['Tromsø', 'TROMSO'],
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['Iğdır', 'IGDIR'],
    ['Đà Nẵng', 'da nang'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Þingvellir', 'thingvellir'],
    ['Seyðisfjörður', 'seydisfjordur'],
    ['Åre', 'are'],
    ['Český Krumlov', 'cesky krumlov'],
    ['Ħal Għaxaq', 'hal ghaxaq'],
    ['Gəncə', 'gence'],
    ['Brașov', 'Braşov'],
    ['Œuvre', 'oeuvre'],
    ['Kauaʻi', 'Kauai'],
    ['Hawai‘i', "Hawai'i"],
    ['L’Aquila', 'L´Aquila'],
    ['Xi`an', 'Xian'],
    ['Yopno Saꞌa', 'yopno saa'],
    ['Paral·lel', 'Parallel'],
    ['Paraŀlel', 'parallel'],
    ['Port-au-Prince', 'port au prince'],
    ['Aix‑en‑Provence', 'Aix–en–Provence'],
    ['Don\u00adau\u200bin\u2060sel', 'Donauinsel'],
    ['ﬁnally', 'Finally'],
    ['ＴＯＫＹＯ　２', 'Tokyo 2'],
    ['Zu\u0308rich', 'Z\u00fcrich'],
    ['Disneyland®', 'Disneyland'],
  ],
  Greek: [
    ['Αθήνα', 'ΑΘΗΝΑ'],
    ['ΚΩΣ', 'κως'],
    ['Ὀλυμπία', 'ολυμπια'],
  ],
  Cyrillic: [
    ['Орёл', 'орел'],
    ['за́мок', 'замок'],
    ['Кам’янець', "КАМ'ЯНЕЦЬ"],
    ['Йошкар-Ола', 'йошкар ола'],
  ],
  Armenian: [
    ['Երևան', 'ԵՐԵՒԱՆ'],
    ['Բարե՜ւ', 'Բարեւ'],
  ],
  Georgian: [['ᲗᲑᲘᲚᲘᲡᲘ', 'თბილისი']],
  Arabic: [
    ['آسفي', 'اسفي'],
    ['مَرَّاكُش', 'مراكش'],
    ['أغادير', 'اغادير'],
    ['إسطنبول', 'اسطنبول'],
    ['ٱلرباط', 'الرباط'],
    ['القـــاهرة', 'القاهره'],
    ['مصطفى', 'مصطفي'],
    ['الدورى', 'الدوري'],
    ['کرمان', 'كرمان'],
    ['یزد', 'يزد'],
    ['لاہور', 'لاهور'],
    ['می‌خواهم', 'میخواهم'],
    ['ﷲ', 'الله'],
    ['٢٠٢٧', '2027'],
    ['۲۰۲۷', '2027'],
  ],
  Hebrew: [
    ['יְרוּשָׁלַיִם', 'ירושלים'],
    ['תל־אביב', 'תל אביב'],
    ['ארה״ב', 'ארה"ב'],
    ['ג׳ירפה', "ג'ירפה"],
    ['ײִדיש', 'יידיש'],
  ],
  Devanagari: [
    ['हिन्दी', 'हिंदी'],
    ['मुम्बई', 'मुंबई'],
    ['गङ्गा', 'गंगा'],
    ['चाँद', 'चांद'],
    ['बाज़ार', 'बाजार'],
    ['१२३', '123'],
    ['शक्\u200dति', 'शक्ति'],
  ],
  Bengali: [
    ['সত্\u200d', 'সৎ'],
    ['বাড\u09bcি', 'বা\u09dcি'],
    ['২০২৭', '2027'],
  ],
  Gurmukhi: [['ਸ਼ਿਮਲਾ', 'ਸਿਮਲਾ']],
  Gujarati: [['૨૦૨૭', '2027']],
  Tamil: [['கொச்சி', 'க\u0bc6\u0bbeச்சி']],
  Telugu: [['హైద్\u200cరాబాద్', 'హైద్రాబాద్']],
  Kannada: [['ಫ಼', 'ಫ']],
  Malayalam: [
    ['മലയാളം ൧', 'മലയാളം 1'],
    ['മൂന്നാര്\u200d', 'മൂന്നാർ'],
  ],
  Sinhala: [['ශ්\u200dරී', 'ශ්රී']],
  Thai: [
    ['กรุงเทพฯ', 'กรุงเทพ'],
    ['เเม่สาย', 'แม่สาย'],
    ['นํ้าตก', 'น้ำตก'],
    ['ต่าง ๆ', 'ต่างๆ'],
    ['๒๕๗๐', '2570'],
  ],
  Lao: [['ຫນອງ', 'ໜອງ']],
  Khmer: [
    ['ភ្ន\u200bំពេញ', 'ភ្នំពេញ'],
    ['ប្ដី', 'ប្តី'],
  ],
  Burmese: [['၂၀၂၇', '2027']],
  Tibetan: [['ལྷ་ས', 'ལྷ༌ས']],
  Ethiopic: [
    ['ሐረር', 'ሀረር'],
    ['ዓለም', 'ኣለም'],
    ['ፀሐይ', 'ጸሀይ'],
    ['አዲስ፡አበባ', 'አዲስ አበባ'],
  ],
  Hangul: [
    ['서울', '서울'.normalize('NFD')],
    ['ﾠ서울\u3164', '서울'],
  ],
  Kana: [
    ['ラーメン', 'らーめん'],
    ['ﾄｳｷｮｳ', 'とうきょう'],
    ['ﾜｶﾞﾊｲ', 'わがはい'],
    ['か\u3099', 'ガ'],
    ['いすゞ', 'イスズ'],
    ['ダ・ヴィンチ', 'ダ･ヴィンチ'],
  ],
  Han: [
    ['霞ヶ関', '霞が関'],
    ['霞ケ関', '霞ヶ関'],
    ['佐々木', '佐佐木'],
    ['臺北', '台北'],
    ['髙橋', '高橋'],
    ['\uf9dd', '利'],
    ['⼭', '山'],
    ['北京、西安', '北京·西安'],
  ],
  Emoji: [
    ['❤️ Rome', '❤ Rome'],
    ['👩🏽‍🚀', '👩‍🚀'],
    ['1️⃣', '1'],
  ],
}

describe.each(Object.entries(same))('%s', (_, pairs) => {
  test.each(pairs)('%s and %s are the same', (one, other) => {
    expect(foldText(one)).toBe(foldText(other))
    expect(foldText(one)).not.toBe('')
  })
})

test.each([
  ['Zürich', 'Züric'],
  ['Aachen', 'Achen'],
  ['Port au Prince', 'Portauprince'],
  ['Ana', 'Anna'],
  ['1 2', '12'],
  ['Αθήνα', 'Αθήναι'],
  ['Иран', 'Ирак'],
  ['כרם', 'ברם'],
  ['باب', 'پاپ'],
  ['كل', 'گل'],
  ['علاء', 'علا'],
  ['किला', 'कीला'],
  ['खाना', 'काना'],
  ['अन्न', 'अंन'],
  ['বাড়ি', 'বাডি'],
  ['น้ำ', 'นำ'],
  ['ใหม่', 'ไหม'],
  ['가', '기'],
  ['か', 'が'],
  ['ビール', 'ビル'],
  ['はは', 'ばば'],
  ['びょういん', 'びよういん'],
  ['土', '士'],
  ['西安', '西 安'],
  ['ሰላም', 'ሸላም'],
  ['🐻', '🦊'],
  ['🇨🇭', '🇨🇦'],
])('%s and %s differ', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})

test.each([
  ['  Rio   de Janeiro ', 'rio de janeiro'],
  ['St. John’s', 'st johns'],
  ['Gießen', 'giessen'],
  ['東京、大阪・京都', '東京 大阪 京都'],
  ['टोक्यो', 'टोक्यो'],
  ['Alps 🏔️!', 'alps 🏔'],
  ['…', ''],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('folding twice changes nothing, for every character', () => {
  const changed: string[] = []
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const folded = foldText(`a${String.fromCodePoint(code)}b`)
    if (foldText(folded) !== folded) changed.push(code.toString(16))
  }
  expect(changed).toEqual([])
})

test('compares names of signs only as they are', () => {
  expect(nameKey(' ??? ')).toBe('???')
  expect(nameKey('José')).toBe(nameKey('JOSE\u0301'))
})
