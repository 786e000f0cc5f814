import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { listAddress, noteReturnFromKick } from './list-place'

/**
 * Makes the list restore its position after a return from a Kick's page.
 * @returns the address of the list with its last filters
 */
export const useReturnToList = () => {
  const cache = useQueryClient()
  useLayoutEffect(() => () => noteReturnFromKick(cache), [cache])
  return listAddress(cache)
}
