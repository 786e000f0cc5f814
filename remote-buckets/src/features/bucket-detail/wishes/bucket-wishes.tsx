import { type Bucket, useAuth } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { WishField, type WishFieldHandle, type WishLine } from '@bucketeer/shared-ui/social'
import type { RefObject } from 'react'
import { useAddWishes } from './use-wishes'
import { words } from './words'

interface BucketWishesProps {
  bucket: Bucket
  isOpen: boolean
  handle: RefObject<WishFieldHandle | null>
  /** Called when there are wishes that are not added yet, as those of a draft. */
  onBegun(): void
}

/** The field that adds wishes to the Bucket. */
export function BucketWishes({ bucket, isOpen, handle, onBegun }: BucketWishesProps) {
  const { _id: bucketId, kicks } = bucket
  const owner = useAuth(({ user }) => user?._id ?? null)
  const { mutateAsync } = useAddWishes(bucketId)
  const toasts = useToasts()
  const add = async (lines: WishLine[]) => {
    await mutateAsync(lines)
    toasts.success(words.added(lines.length))
  }
  return (
    <div hidden={!isOpen}>
      <WishField
        draftName={`wishes.${bucketId}`}
        owner={owner}
        label={words.field}
        hint={words.hint}
        known={kicks.map(({ name }) => name)}
        handle={handle}
        onAdd={add}
        onText={(text, waiting) => (text || waiting > 0) && onBegun()}
      />
    </div>
  )
}
