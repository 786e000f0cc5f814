import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../request'
import { replaceComment } from './comment-cache'

/** Changes one of the user's own comments. */
export const useUpdateComment = (commentId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      request('put', '/api/comment/{commentId}', { params: { commentId }, body: { text } }),
    onSuccess: (comment) => replaceComment(cache, comment),
  })
}
