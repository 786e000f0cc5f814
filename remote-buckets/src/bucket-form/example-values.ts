import { type BucketValues, noValues } from './bucket-values'

/** The state of a navigation that borrows the words of an example. */
export interface ExampleState {
  example: { name: string; description: string }
}

const isExampleState = (state: unknown): state is ExampleState =>
  typeof state === 'object' &&
  state !== null &&
  'example' in state &&
  typeof state.example === 'object' &&
  state.example !== null &&
  'name' in state.example &&
  typeof state.example.name === 'string' &&
  'description' in state.example &&
  typeof state.example.description === 'string'

/** Returns the values of a new Bucket, with the words of an example if the navigation borrows one. */
export const valuesOf = (state: unknown): BucketValues =>
  isExampleState(state) ? { ...noValues, ...state.example } : noValues
