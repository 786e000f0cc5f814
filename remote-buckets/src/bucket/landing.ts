import { isText, orMissing, shapeOf } from '@bucketeer/shared-ui/forms'
import { type Undo } from './move-kicks'

/** The state of a navigation to the list of Buckets after an action, which the list reports. */
export interface Landing {
  landed: {
    bucketId: string
    /** The name of the new Bucket or of the removed Kick. */
    name: string
    /** Puts the removed Kick back; none after a Bucket was created. */
    undo?: Undo | undefined
  }
}

// The server checks it.
const isUndo = (data: unknown): data is Undo => typeof data === 'object' && data !== null

export const isLanding = shapeOf<Landing>({
  landed: shapeOf<Landing['landed']>({ bucketId: isText, name: isText, undo: orMissing(isUndo) }),
})
