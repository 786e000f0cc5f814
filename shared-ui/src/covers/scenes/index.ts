import type { Scene } from '../drawing-context'
import * as coasts from './coasts'
import * as heights from './heights'
import * as plains from './plains'
import * as towns from './towns'

export const scenes = { ...coasts, ...heights, ...plains, ...towns } satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
