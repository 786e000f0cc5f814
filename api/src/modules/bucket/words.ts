export const otherBucket = 'The Bucket in the request is not the one in the address.'
export const longWish = (line: number, max: number) => `Line ${line} must be at most ${max} characters long.`
export const noWish = 'At least one line must have a visible character.'
export const halfTarget = 'When and Precision must be sent together, or both as null.'
export const otherBuckets = 'Your Buckets have changed. Load them again, then order them.'
export const otherKicks = 'The Kicks of this Bucket have changed. Load it again, then try again.'
export const sameBucket = 'The Kicks are in this Bucket already.'
export const someday = 'Someday'

export const noSuchDate = 'When must be a date of the years 1 to 9999.'
