export { AddToBucket } from './add-to-bucket'
export { BucketFailure } from './bucket-failure'
export { BucketSelect } from './bucket-select'
export { useBuckets } from './use-buckets'
