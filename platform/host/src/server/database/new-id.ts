import { v7 } from 'uuid'

/** Creates a UUIDv7. The ids of one process sort in the order of their creation. */
export const newId = () => v7()
