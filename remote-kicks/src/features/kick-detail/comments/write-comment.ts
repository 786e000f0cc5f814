import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../request'
import { showComment } from './comment-cache'

/** Creates a comment and adds the response to the top of the cached list. */
export const useWriteComment = (kickId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      request('post', '/api/kick/{kickId}/comments', { params: { kickId }, body: { text } }),
    onSuccess: (comment) => showComment(cache, comment),
  })
}
