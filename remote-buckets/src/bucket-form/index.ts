export { BucketForm, type BucketFormProps } from './bucket-form'
export { type BucketValues, noValues } from './bucket-values'
