/** The product's name in the server's texts. Pages take theirs from shared-ui. */
export const productName = 'Bucketeer'
