export const noSuchBucket = 'We could not find this Bucket.'
export const otherBucket = 'The Bucket in the request is not the one in the address.'
