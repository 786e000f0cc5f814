import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import { replaceComment } from './comment-cache'

/** Changes one of the user's own comments. */
export const useUpdateComment = (commentId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => api.comments.update(commentId, { text }),
    onSuccess: (comment) => replaceComment(cache, comment),
  })
}
