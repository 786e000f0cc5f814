import type { Scene } from '../drawing-context'
import { polar, sea, surf, tropics } from './coasts'
import { forest, lake, mountains, night } from './heights'
import { balloons, countryside, dunes, mesas, savanna } from './plains'
import { city, harbour, shrine } from './towns'

const nature = { balloons, countryside, dunes, forest, lake, mesas, mountains, night, savanna }
const shores = { harbour, polar, sea, surf, tropics }

export const scenes = { ...nature, ...shores, city, shrine } satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
