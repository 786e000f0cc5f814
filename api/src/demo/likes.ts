import type { KickKey } from './kicks'
import type { PersonKey } from './people'

export const likes = {
  mira: [
    'fushimi-dawn',
    'lofoten-aurora',
    'wadi-rum',
    'neko-harbour',
    'cape-byron',
    'porto-ribeira',
    'val-dorcia-novel',
    'titicaca-rowing',
  ],
  henrik: ['hallstatt-swim', 'neko-harbour', 'lemaire-channel', 'torres-del-paine', 'flinders-stars'],
  nia: [
    'ngor-right',
    'torres-del-paine',
    'wadi-rum',
    'cappadocia-balloon',
    'cape-byron',
    'serengeti-crossing',
  ],
  tomas: ['noosa-longboard', 'ilha-grande', 'hallstatt-swim', 'cape-byron', 'kadikoy-ferry', 'koh-lanta'],
  aiko: [
    'hallstatt-swim',
    'erg-chebbi',
    'wadi-rum',
    'paradise-bay',
    'flinders-stars',
    'bernina-train',
    'cape-byron',
  ],
  leila: [
    'kadikoy-ferry',
    'erg-chebbi',
    'fushimi-dawn',
    'serengeti-crossing',
    'village-jazz',
    'hallstatt-swim',
  ],
  mateo: [
    'everest-base-camp',
    'kilimanjaro',
    'moraine-canoe',
    'lofoten-aurora',
    'monument-valley',
    'ngor-right',
  ],
  ruby: [
    'lofoten-aurora',
    'wadi-rum',
    'hallstatt-swim',
    'ngor-right',
    'calchaqui-road',
    'singapore-hawkers',
    'peggys-cove',
    'fushimi-dawn',
  ],
} as const satisfies Record<PersonKey, readonly KickKey[]>

export const favourites = {
  mira: ['fushimi-dawn', 'lofoten-aurora', 'neko-harbour'],
  henrik: ['paradise-bay'],
  nia: ['everest-base-camp', 'torres-del-paine'],
  tomas: ['ngor-right'],
  aiko: ['neko-harbour', 'erg-chebbi'],
  leila: ['wadi-rum'],
  mateo: ['titicaca-rowing'],
  ruby: ['flinders-stars', 'hallstatt-swim'],
} as const satisfies Record<PersonKey, readonly KickKey[]>
