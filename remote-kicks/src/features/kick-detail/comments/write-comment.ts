import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import { showComment } from './comment-cache'

/** Comments on a Kick; the answer stands on top of the list. */
export const useWriteComment = (kickId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => api.comments.create(kickId, { text }),
    onSuccess: (comment) => showComment(cache, comment),
  })
}
