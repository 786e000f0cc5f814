import { findParts } from '../parts/parts'
import { baseConfig } from './base-config'

// @spec S9.11
test('scripts of every part have a timeout of 120 seconds', () => {
  for (const part of findParts()) expect(baseConfig(part).output?.chunkLoadTimeout).toBe(120_000)
})
