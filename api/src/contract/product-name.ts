/** What the product is called wherever the server speaks of it. Pages take the name from shared-ui. */
export const productName = 'Bucketeer'
