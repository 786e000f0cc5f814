import { foldText } from '@bucketeer/platform/text'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CoverProps } from './cover-svg'
import { coversIn } from './cover'
import emblems from './drawings/emblems.json'
import landmarks from './drawings/landmarks.json'
import goals from './goals.json'
import { scenes } from './scenes'
import { subjectOf } from './subject'

/** The drawings that fit each kind of goal. A landmark or scene with the name of the kind fits, too. */
const meanings: Record<string, string> = {
  air: 'parachute plane balloons',
  animal: 'dog cat horse bird whale fish bee savanna',
  art: 'camera palette film',
  calm: 'lotus moon lake forest',
  craft: 'needle yarn hammer scissors',
  desert: 'dunes mesas',
  family: 'people pram heart kaaba',
  food: 'loaf cake pot pizza apple vegetable mug wine eiffel',
  giving: 'drop hands heart',
  health: 'smoking dumbbell apple lotus',
  heights: 'mountains lake forest matterhorn',
  home: 'house broom hammer',
  language: 'speech book graduation',
  love: 'heart rings letter',
  money: 'coins chart',
  music: 'guitar piano note drum violin accordion',
  party: 'disco city ticket wine',
  plant: 'sapling tree flower',
  play: 'knight dice puzzle cards',
  reading: 'book',
  sport: 'shoe medal cup ball bicycle racket basketball',
  stage: 'microphone mask ticket film',
  travel: 'train car plane suitcase globe compass',
  water: 'sea lake tropics surf whale fish',
  work: 'bulb briefcase chart laptop',
  writing: 'pen letter book',
}

const everyGoal = Object.values(goals).flatMap((list) =>
  list.map(([name = '', meaning = '']) => ({ name, meaning })),
)

/** The title alone says nothing wrong. */
const saysWrong = ({ name, meaning }: { name: string; meaning: string }) => {
  const subject = subjectOf({ name }) ?? meaning
  return subject !== meaning && !meanings[meaning]?.split(' ').includes(subject)
}

test('subjectOf says something wrong of at most 8 of 120 goals in five languages', () => {
  expect(everyGoal).toHaveLength(120)
  const wrong = everyGoal.filter(saysWrong).map(({ name }) => `${name}: ${subjectOf({ name })}`)
  expect(wrong.slice(8)).toEqual([])
})

test('subjectOf finds a drawing for most goals', () => {
  expect(everyGoal.filter(({ name }) => subjectOf({ name })).length).toBeGreaterThan(105)
})

test.each([
  ['Learn to surf', 'surf'],
  ['See the northern lights', 'polar'],
  ['Cross the desert', 'dunes'],
  ['Visit the Great Wall of China', 'greatwall'],
  ['World Cup final', 'ball'],
  ['L’été à l’océan', 'sea'],
  ['Cook with Grandma', 'pot'],
  ['Season of teamwork', undefined],
  ['Call it a day off', 'phone'],
])('subjectOf maps %s to %s', (name, subject) => {
  const own = subjectOf({ name })
  expect(own === subject || (subject === 'sea' && own === 'harbour')).toBe(true)
})

test('subjectOf asks the place when the name says nothing, for landscapes and landmarks only', () => {
  const place = 'Kyoto, Japan'
  expect(subjectOf({ name: 'Stay a week', place })).toBe('shrine')
  expect(subjectOf({ name: 'Learn to surf', place })).toBe('surf')
  expect(subjectOf({ name: 'Stay a week', place: 'Book café' })).toBeUndefined()
})

test('neighbours in a list never share a subject, and most keep the one they have alone', () => {
  const names = Array.from(
    { length: 60 },
    (_, index) => `${index % 7 ? 'Hike the Alps' : 'Row on a lake'}, day ${index}`,
  )
  const covers = coversIn(names, (name): CoverProps => ({ name, kind: 'Travel' })).map(({ cover }) => cover)
  const subjects = covers.map(subjectOf)
  subjects.slice(1).forEach((subject, index) => expect(subject).not.toBe(subjects[index]))
  expect(covers.filter((cover, index) => index % 2 === 0 && cover.beside)).toEqual([])
})

test('a neighbour without another choice has its title', () => {
  const [, second] = coversIn(['Learn to surf', 'Surf in Bali'], (name): CoverProps => ({
    name,
    kind: 'Travel',
  }))
  expect(second && subjectOf(second.cover)).toBeUndefined()
})

const times = ['spring', 'summer', 'autumn', 'winter', 'dark']

test.each(['ar', 'de', 'en', 'es', 'fr'])(
  'the words %s are folded and select what can be drawn',
  (language) => {
    const words: Record<string, string> = JSON.parse(
      readFileSync(join(__dirname, 'words', `${language}.json`), 'utf8'),
    )
    const drawable = { ...scenes, ...landmarks, ...emblems }
    for (const [key, list] of Object.entries(words)) {
      for (const subject of key.split(' ')) expect([...times, ...Object.keys(drawable)]).toContain(subject)
      expect(list.replaceAll('*', '')).toBe(list.split(', ').map(foldText).join(', '))
    }
  },
)

test('there are at least 25 landmarks and 40 emblems', () => {
  expect(Object.keys(landmarks).length).toBeGreaterThanOrEqual(25)
  expect(Object.keys(emblems).length).toBeGreaterThanOrEqual(40)
})
