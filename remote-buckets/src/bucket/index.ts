export { BucketGate } from './bucket-gate'
export { useBucket } from './use-bucket'
