import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import { showComment } from './comment-cache'

/** Creates a comment and adds the response to the top of the cached list. */
export const useWriteComment = (kickId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => api.comments.create(kickId, { text }),
    onSuccess: (comment) => showComment(cache, comment),
  })
}
