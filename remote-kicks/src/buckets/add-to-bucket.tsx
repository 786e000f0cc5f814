import { type Bucket, type Kick } from '@bucketeer/shared-auth'
import { Box, Button, TextLink, useToasts } from '@bucketeer/shared-ui'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { BucketSelect } from './bucket-select'
import { words } from './words'
import { usePlacement } from '../saving/use-placement'

/** Adds a Kick to one of the user's Buckets. A toast shows the progress, also on other pages. */
function useAddToBucket(kick: Pick<Kick, '_id' | 'name'>) {
  const { mutateAsync } = usePlacement(kick)
  const toasts = useToasts()
  return useMutation({
    mutationFn: (bucket: Bucket) => mutateAsync({ bucket, isIn: true }),
    onMutate: ({ name }) => toasts.loading(words.adding(kick.name, name)),
    onSuccess: (_bucket, { name }, toast) =>
      toasts.update(toast, {
        kind: 'success',
        message: words.added,
        detail: words.addedDetail(kick.name, name),
      }),
    onError: (error, _bucket, toast) => {
      if (toast) toasts.update(toast, { kind: 'error', message: words.couldNotAdd, detail: error.message })
    },
  })
}

interface AddToBucketProps {
  kick: Pick<Kick, '_id' | 'name'>
  buckets: Bucket[]
  /** Called after success, if the page is still mounted. */
  onAdded?(): void
  /** The id of the element that names the Kick, on pages with several Kicks. */
  describedBy?: string
}

const NothingToChoose = () => (
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
    if (!bucket) return setProblem(buckets.length > 0 ? words.chooseFirst : <NothingToChoose />)
    setProblem(null)
    mutate(bucket, { onSuccess: finish, onError: ({ message }) => setProblem(message) })
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={add}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}
    >
      <Box sx={{ flex: '1 1 9.5rem', minWidth: 0 }}>
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
