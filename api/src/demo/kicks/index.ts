import { continents, type Continent } from '../../contract/choices'
import { africa } from './africa'
import { antarctica } from './antarctica'
import { asia } from './asia'
import { australia } from './australia'
import type { DemoKick } from './demo-kick'
import { europe } from './europe'
import { middleEast } from './middle-east'
import { northAmerica } from './north-america'
import { southAmerica } from './south-america'

const kicksOf = {
  Europe: europe,
  Asia: asia,
  'North-America': northAmerica,
  'South-America': southAmerica,
  'Middle-East': middleEast,
  Africa: africa,
  Australia: australia,
  Antarctica: antarctica,
} as const satisfies Record<Continent, Record<string, DemoKick>>

type KeysOf<Groups> = Groups extends unknown ? keyof Groups : never
export type KickKey = KeysOf<(typeof kicksOf)[Continent]>

/** All Kicks. The picture of a Kick is named after its key. */
export const kicks = continents.flatMap((continent) => {
  const group: Record<string, DemoKick> = kicksOf[continent]
  return Object.entries(group).map(([key, kick]) => ({ key, continent, ...kick }))
})
