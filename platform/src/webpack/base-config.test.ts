import { findParts } from '../parts/parts'
import { baseConfig } from './base-config'

// @spec S9.11
test('a script of any part has 120 seconds to arrive', () => {
  for (const part of findParts()) expect(baseConfig(part, '1.0.0').output?.chunkLoadTimeout).toBe(120_000)
})
