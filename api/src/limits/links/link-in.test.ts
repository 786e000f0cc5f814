import { linkIn } from './link-in'

test.each([
  ['Look at https://spam.example/x?y=1.', 'https://spam.example/x?y=1.'],
  ['HTTP://SPAM', 'HTTP://SPAM'],
  ['(www.spam)', 'www.spam)'],
  ['[cheap](http://spam.example)', 'http://spam.example)'],
  ['Cheap watches: watches-4u.shop!', 'watches-4u.shop'],
  ['Write to ann@spam.com', 'spam.com'],
  ['SPAM.COM', 'SPAM.COM'],
  ['my.blog.spam.co.uk/x', 'my.blog.spam.co.uk'],
  ['spam.com.Come in', 'spam.com.Come'],
  ['t.me/spam', 't.me'],
  ['evil.it was here', 'evil.it'],
  ['www.it.it', 'www.it.it'],
  ['it.it/spam, bit.ly', 'it.it'],
  ['sex.is, xyz.me', 'sex.is'],
  ['a1b.it, a-b.it', 'a1b.it'],
  ['my.web.it', 'my.web.it'],
  ['it.it.it', 'it.it.it'],
  ['was.com', 'was.com'],
  ['spam\u200b.\u00adcom', 'spam.com'],
  ['ｓｐａｍ．ｃｏｍ', 'spam.com'],
  ['spam。com', 'spam.com'],
  ['hello \u202emoc.maps ta', 'spam.com'],
  ['请访问spam.com谢谢', '请访问spam.com'],
  ['스팸.com에서', '스팸.com'],
  ['пример.рф', 'пример.рф'],
  ['مثال.موقع', 'مثال.موقع'],
  ['उदाहरण.भारत', 'उदाहरण.भारत'],
  ['ตัวอย่าง.ไทย', 'ตัวอย่าง.ไทย'],
  ['例え.みんな', '例え.みんな'],
  ['دوماين spam.ru هنا', 'spam.ru'],
  ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd.xn--p1ai'],
])('%s has a link', (text, link) => {
  expect(linkIn(text)).toBe(link)
})

test.each([
  '3.5 km, 2.50 €, 5.pm, 12.30 Uhr, 3.5.2024, v1.2.3',
  'e.g. here, i.e. there, a.m., p.m., U.S.A., Ph.D., a.k.a., P.S. in May',
  'z.B. in Rom, z.B.in Rom, d.h. so, u.a. am See, ca. 5 km, usw. in, bzw. im, Nr. 5, 3. Mai',
  'M. le maire, etc. et puis, p. ex. ici, Sr. de, p.ej. es',
  'Mt.St. Helens, St.Gallen, Dr.Who, No.5',
  'We went.It rained.So we left.We are back.In May.',
  'Wow...so nice, well…is it, end.',
  'We did it.it was calm, We saw the sea.so we swam, Not for me.my dog.no, WHY NOT.IT IS',
  'Schön war es.es war kalt, On y va.et hop, Wo war das.in Rom',
  'Node.js is fine, photo.jpg, track.gpx',
  'and/or, km/h, 24/7, 1/2, w/o',
  '${jndi:ldap://127.0.0.1/a}',
  '@ann, #bucket, :-), 5:30',
  'Было.Потом, т.е. и т.д., г. Москва',
  '很好。中国很美. 很好.中国很美, 3.5公里',
  'رائع. في الصباح، ٣٫٥ كم',
  'งดงาม. ไทย',
  '',
])('%s has no link', (text) => {
  expect(linkIn(text)).toBeUndefined()
})

test('a long text takes no time', () => {
  const start = performance.now()
  for (const part of ['a', 'a.', 'a-', 'www', 'http:/', 'अ', '.']) linkIn(part.repeat(20_000 / part.length))
  expect(performance.now() - start).toBeLessThan(500)
})
