import { words } from './words'

interface SampleTexts {
  name: string
  place: string
  text: string
}

export interface SampleKick extends SampleTexts {
  /** The path of its page, as in `remote.json`. */
  path: string
  category: 'Chill' | 'Travel' | 'Activity'
  location: { lat: number; lng: number }
}

/** Returns a sample whose texts are read in the page's language whenever they are used. */
const sampleOf = (texts: SampleTexts, facts: Omit<SampleKick, keyof SampleTexts>): SampleKick => ({
  ...facts,
  get name() {
    return texts.name
  },
  get place() {
    return texts.place
  },
  get text() {
    return texts.text
  },
})

const { fuji, cappadocia, icebergs } = words.samples

/** The samples of S1.7, which are not in the database. */
export const sampleKicks: SampleKick[] = [
  sampleOf(fuji, {
    path: '/sample/tea-in-sight-of-mount-fuji',
    category: 'Chill',
    location: { lat: 35.2323, lng: 139.1069 },
  }),
  sampleOf(cappadocia, {
    path: '/sample/float-over-cappadocia-at-dawn',
    category: 'Travel',
    location: { lat: 38.6431, lng: 34.8289 },
  }),
  sampleOf(icebergs, {
    path: '/sample/paddle-between-icebergs',
    category: 'Activity',
    location: { lat: 69.2198, lng: -51.0986 },
  }),
]
