export const productName = 'Bucketeer'
