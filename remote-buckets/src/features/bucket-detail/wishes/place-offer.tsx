import {
  Button,
  ErrorBanner,
  IconButton,
  MapPinIcon,
  Stack,
  CloseIcon,
  SecondaryText,
} from '@bucketeer/shared-ui'
import { useRef } from 'react'
import type { KickControlProps } from '../favourite-button'
import { useWishPlace } from './use-wish-place'
import { words } from './words'

/** Offers the town in the text of a new wish as its place. It is never set by itself. */
export function PlaceOffer({ bucketId, kick, describedBy }: KickControlProps) {
  const { town, isSet, isBusy, error, set, undo, dismiss } = useWishPlace(bucketId, kick)
  const offer = useRef<HTMLDivElement>(null)
  if (!town) return null
  return (
    <Stack ref={offer} sx={{ gap: 1 }}>
      <ErrorBanner title={words.couldNotSetPlace} error={error} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        {isSet && <SecondaryText role="status">{words.placeIs(town.name, town.country)}</SecondaryText>}
        <Button
          size="small"
          variant={isSet ? 'text' : 'outlined'}
          startIcon={isSet ? undefined : <MapPinIcon size={16} />}
          loading={isBusy}
          onClick={isSet ? undo : set}
          aria-describedby={describedBy}
          sx={{ borderRadius: 20 }}
        >
          {isSet ? words.undo : words.offerPlace(town.name)}
        </Button>
        {!isSet && (
          <IconButton
            size="small"
            aria-label={words.notPlace(town.name)}
            aria-describedby={describedBy}
            onClick={() => {
              // The offer is gone after this.
              offer.current?.parentElement?.querySelector<HTMLElement>('a, button')?.focus()
              dismiss()
            }}
          >
            <CloseIcon size={18} />
          </IconButton>
        )}
      </Stack>
    </Stack>
  )
}
