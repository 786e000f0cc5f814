import { isText, shapeOf } from '@bucketeer/shared-ui/forms'
import { type BucketValues, noValues } from './bucket-values'

/** The state of a navigation that borrows the words of an example. */
export interface ExampleState {
  example: { name: string; description: string }
}

const isExampleState = shapeOf<ExampleState>({ example: shapeOf({ name: isText, description: isText }) })

/** Returns the values of a new Bucket, with the words of an example if the navigation borrows one. */
export const valuesOf = (state: unknown): BucketValues =>
  isExampleState(state) ? { ...noValues, ...state.example } : noValues
