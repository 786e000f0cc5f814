import type { Scene } from '../drawing-context'
import { balloons } from './balloons'
import { city } from './city'
import { countryside } from './countryside'
import { dunes } from './dunes'
import { forest } from './forest'
import { harbour } from './harbour'
import { lake } from './lake'
import { mesas } from './mesas'
import { mountains } from './mountains'
import { night } from './night'
import { polar } from './polar'
import { savanna } from './savanna'
import { sea } from './sea'
import { shrine } from './shrine'
import { surf } from './surf'
import { tropics } from './tropics'

export const scenes = {
  balloons,
  city,
  countryside,
  dunes,
  forest,
  harbour,
  lake,
  mesas,
  mountains,
  night,
  polar,
  savanna,
  sea,
  shrine,
  surf,
  tropics,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
