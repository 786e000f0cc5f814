import { type Bucket, useAuth } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { WishField, type WishLine } from '@bucketeer/shared-ui/social'
import { useAddWishes } from './use-wishes'
import { words } from './words'

/** The field that adds wishes to the Bucket. */
export function BucketWishes({ bucket: { _id: bucketId, kicks } }: { bucket: Bucket }) {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const { mutateAsync } = useAddWishes(bucketId)
  const toasts = useToasts()
  const add = async (lines: WishLine[]) => {
    await mutateAsync(lines)
    toasts.success(words.added(lines.length))
  }
  return (
    <WishField
      draftName={`wishes.${bucketId}`}
      owner={owner}
      label={words.field}
      hint={words.hint}
      known={kicks.map(({ name }) => name)}
      onAdd={add}
    />
  )
}
