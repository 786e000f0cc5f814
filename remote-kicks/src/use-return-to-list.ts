import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { listAddress, noteReturnFromKick } from './list-place'

/**
 * For a Kick's page: has the list keep its place when one goes back to it from here.
 * @returns the address of the list, with the filters it was left with
 */
export const useReturnToList = () => {
  const cache = useQueryClient()
  useLayoutEffect(() => () => noteReturnFromKick(cache), [cache])
  return listAddress(cache)
}
