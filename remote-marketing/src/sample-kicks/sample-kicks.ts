import { words } from './words'

export interface SampleKick {
  /** The path of its page, as in `remote.json`. */
  path: string
  /** Read in the page's language whenever they are used. */
  texts: Record<'name' | 'place' | 'text', string>
  category: 'Chill' | 'Travel' | 'Activity'
  location: { lat: number; lng: number }
}

/** The samples of S1.7, which are not in the database. */
export const sampleKicks: SampleKick[] = [
  {
    path: '/sample/tea-in-sight-of-mount-fuji',
    texts: words.samples.fuji,
    category: 'Chill',
    location: { lat: 35.2323, lng: 139.1069 },
  },
  {
    path: '/sample/float-over-cappadocia-at-dawn',
    texts: words.samples.cappadocia,
    category: 'Travel',
    location: { lat: 38.6431, lng: 34.8289 },
  },
  {
    path: '/sample/paddle-between-icebergs',
    texts: words.samples.icebergs,
    category: 'Activity',
    location: { lat: 69.2198, lng: -51.0986 },
  },
]
