import { namesPeople } from './presenter'

test.each([
  ['Swam with Tomas.', ['Tomas']],
  ['TOMAS jumped', ['tomas']],
  ['Tomas’ towel', [' Tomas Novák ']],
  ['Mit Novák', ['Tomas Novák']],
  ['Annas Hut', ['Anna']],
  ['Anna’s hut', ['Anna']],
  ['S Tomášem na horách', ['Tomas']],
  ['To Zoe\u0308', ['Zo\u00eb']],
  ['With Zoe', ['Zoë']],
  ['ＡＮＮＡ and me', ['anna']],
  ['With An\u200bna and To\u00admas', ['Anna']],
  ['A walk with Jo', ['Jo']],
  ['友達とアイコ', ['友達とアイコ']],
  ['花子と海へ行った', ['花子']],
  ['昨日花子と海へ', ['山田花子']],
  ['花子と海へ', ['花子ちゃん']],
  ['はなこと海へ', ['ハナコ']],
  ['ไปกับสมชายที่ทะเล', ['สมชาย']],
  ['ไปกับสมชายที่ทะเล', ['สมชาย ใจดี']],
  ['민수와 바다에', ['김민수']],
  ['ואנה בים', ['אנה']],
  ['مع أحمد', ['أَحْمَد']],
  ['Up the hill with 🦊', ['🦊']],
])('%s names one of %j', (text, people) => {
  expect(namesPeople(text, people)).toBe(true)
})

test.each([
  ['Swam in the tomato sea', ['Tom']],
  ['Annapurna', ['Anna']],
  ['Cold, and worth it', []],
  ['Cold, and worth it', ['  ']],
  ['Cold, and worth it', ['…']],
  ['21 km', ['Ann 2']],
  ['海へ行った', ['花子']],
  ['', ['Anna']],
])('%s names none of %j', (text, people) => {
  expect(namesPeople(text, people)).toBe(false)
})
