import { v7 } from 'uuid'

/** A UUIDv7. Of two made by this process the later one sorts after the earlier one. */
export const newId = () => v7()
