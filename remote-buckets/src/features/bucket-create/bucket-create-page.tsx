import { type BucketFields, keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { BucketForm } from '../../bucket-form/bucket-form'
import { valuesOf } from '../../bucket-form/example-values'
import { words } from './words'
import { request } from '../../request'

/** Creates a Bucket and adds it to the top of the cached list. */
function useCreateBucket() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (bucket: BucketFields) => request('post', '/api/bucket', { body: bucket }),
    onSuccess: (bucket) => {
      cache.setQueryData(keys.buckets.list(), (list) => list && [bucket, ...list])
      void cache.invalidateQueries({ queryKey: keys.buckets.list() })
    },
  })
}

/** /buckets/create */
export default function BucketCreatePage() {
  const { mutateAsync } = useCreateBucket()
  const { state } = useLocation()
  const [initial] = useState(() => valuesOf(state))
  return (
    <BucketForm
      draftName="bucket-create"
      intro={words.intro}
      saved={initial}
      save={mutateAsync}
      next="/buckets"
      pageWords={words}
      leave={words.goBack}
    />
  )
}
