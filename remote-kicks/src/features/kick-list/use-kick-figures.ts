import { useQuery } from '@tanstack/react-query'
import { figuresKey } from '../../kick/kick-cache'
import { request } from '../../request'
import { words } from './words'

/** Returns the key figures of all Kicks, without zeros; none while they load, and if they fail to. */
export const useKickFigures = (): string[] => {
  const { data } = useQuery({
    queryKey: figuresKey,
    queryFn: ({ signal }) => request('get', '/api/kick/figures', { signal }),
  })
  return data ? words.figures(data) : []
}
