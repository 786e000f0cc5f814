import { type Bucket, type Kick } from '@bucketeer/shared-auth'
import { Box, Button, TextLink } from '@bucketeer/shared-ui'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { BucketSelect } from './bucket-select'
import { useAddToBucket } from './use-add-to-bucket'
import { words } from './words'

interface AddToBucketProps {
  kick: Pick<Kick, '_id' | 'name'>
  buckets: Bucket[]
  /** Called after success, if the page is still mounted. */
  onAdded?(): void
  /** The id of the element that names the Kick, on pages with several Kicks. */
  describedBy?: string
}

const nothingToChoose = (
  <>
    {words.noBucket} <TextLink to="/buckets/create">{words.createBucket}</TextLink>
  </>
)

/** A select of the user's Buckets and a button that adds the Kick to the chosen one. */
export function AddToBucket({ kick, buckets, onAdded, describedBy }: AddToBucketProps) {
  const [bucketId, setBucketId] = useState('')
  const [problem, setProblem] = useState<ReactNode>(null)
  const { mutate, isPending } = useAddToBucket(kick)

  const choose = (chosen: string) => {
    setBucketId(chosen)
    setProblem(null)
  }
  const finish = () => {
    choose('')
    onAdded?.()
  }
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const bucket = buckets.find(({ _id }) => _id === bucketId)
    if (!bucket) return setProblem(buckets.length > 0 ? words.chooseFirst : nothingToChoose)
    setProblem(null)
    mutate(bucket, { onSuccess: finish, onError: ({ message }) => setProblem(message) })
  }
  return (
    <Box component="form" noValidate onSubmit={add} sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <BucketSelect
          buckets={buckets}
          value={bucketId}
          onChange={choose}
          problem={problem}
          {...(describedBy && { describedBy })}
        />
      </Box>
      <Button
        type="submit"
        variant="outlined"
        loading={isPending}
        aria-describedby={describedBy}
        sx={{ minHeight: 48, flexShrink: 0 }}
      >
        {words.add}
      </Button>
    </Box>
  )
}
