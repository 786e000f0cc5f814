import { type Comment } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../request'
import { removeComment } from './comment-cache'

/** Deletes the user's own comment, or any on the user's own Kick. */
export const useDeleteComment = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: Comment) =>
      request('delete', '/api/comment/{commentId}', { params: { commentId: _id } }),
    onSuccess: (_response, comment) => removeComment(cache, comment),
  })
}
