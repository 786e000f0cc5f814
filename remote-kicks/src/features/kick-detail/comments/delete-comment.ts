import { type Comment } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import { removeComment } from './comment-cache'

/** Deletes a comment: one's own, or anybody's on one's own Kick. */
export const useDeleteComment = (comment: Comment) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.comments.delete(comment._id),
    onSuccess: () => removeComment(cache, comment),
  })
}
