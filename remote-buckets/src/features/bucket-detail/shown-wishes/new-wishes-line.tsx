import type { Bucket } from '@bucketeer/shared-auth'
import { lazyResource } from '@bucketeer/shared-ui'
import { LazyComponent } from '../../../arrange/lazy-component'
import type { QuestionProps } from './shown-wishes'

const dialog = lazyResource(async () => (await import('./shown-wishes')).ShareWishesDialog)
const question = lazyResource(async () => (await import('./shown-wishes')).ShareWishesQuestion)

/** The user's own Kicks of the Bucket that are for the user alone: the Bucket can show them, and does not. */
export const hiddenWishes = ({ kicks }: Bucket) =>
  kicks.filter(({ audience, shown }) => audience === 'Private' && (shown === null || shown === false))

/** Asks once which wishes a Bucket shows that was just shared. */
export const ShareWishesDialog = (props: QuestionProps & { onDone: () => void }) => (
  <LazyComponent code={dialog} props={props} />
)

/** Asks on the page of a shared Bucket about wishes that were added since. Nothing while there are none. */
export function NewWishesLine({ bucket }: { bucket: Bucket }) {
  const isShared = bucket.audience !== 'Private' || bucket.link !== undefined
  const wishes = hiddenWishes(bucket)
  if (!isShared || wishes.every(({ shown }) => shown === false)) return null
  return (
    <LazyComponent key={wishes.map(({ _id }) => _id).join(' ')} code={question} props={{ bucket, wishes }} />
  )
}
