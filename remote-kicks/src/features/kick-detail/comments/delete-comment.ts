import { type Comment } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import { removeComment } from './comment-cache'

/** Deletes a comment: one's own, or anybody's on one's own Kick. */
export const useDeleteComment = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: Comment) => api.comments.delete(_id),
    onSuccess: (_answer, comment) => removeComment(cache, comment),
  })
}
