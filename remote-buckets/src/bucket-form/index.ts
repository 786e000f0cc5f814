export { BucketForm } from './bucket-form'
export { type BucketValues, noValues } from './bucket-values'
