import { type Kick, placeCalls } from '@bucketeer/shared-auth'
import { SecondaryText, SitePinMap, Stack } from '@bucketeer/shared-ui'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { request } from '../../request'
import { words } from './words'

const places = placeCalls(request)

/** The loaded Kicks that have a place, numbered in the order of the list. A pin leads to its Kick. */
export function KickMap({ kicks }: { kicks: Kick[] }) {
  const navigate = useNavigate()
  const pins = useMemo(
    () =>
      kicks.flatMap(({ _id, name, location, placePrecision, mine }, index) => {
        const isArea = placePrecision === 'area'
        return location ? [{ id: _id, number: index + 1, name, location, isArea, isDone: mine.done > 0 }] : []
      }),
    [kicks],
  )
  return (
    <Stack sx={{ gap: 1 }}>
      <SecondaryText>{words.onMap(pins.length, kicks.length)}</SecondaryText>
      {pins.length > 0 && (
        <SitePinMap
          label={words.mapLabel}
          {...{ pins, places }}
          onChoose={(kickId) => void navigate(`/kicks/${kickId}`, { viewTransition: true })}
        />
      )}
    </Stack>
  )
}
