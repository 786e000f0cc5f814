import type { Kick } from '@bucketeer/shared-auth'
import {
  Button,
  ErrorBanner,
  IconButton,
  MapPinIcon,
  Stack,
  Typography,
  CloseIcon,
} from '@bucketeer/shared-ui'
import { useEffect, useRef } from 'react'
import { useWishPlace } from './use-wish-place'
import { words } from './words'

interface PlaceOfferProps {
  bucketId: string
  kick: Kick
  /** The id of the element with the Kick's name. */
  describedBy: string
}

/** Offers the town in the text of a new wish as its place. It is never set by itself. */
export function PlaceOffer({ bucketId, kick, describedBy }: PlaceOfferProps) {
  const { town, isSet, isBusy, error, set, undo, dismiss } = useWishPlace(bucketId, kick)
  const offer = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  // The button is disabled during the request.
  useEffect(() => {
    if (isBusy || !wasPressed.current) return
    wasPressed.current = false
    button.current?.focus()
  }, [isBusy])
  if (!town) return null
  const press = (act: () => void) => {
    wasPressed.current = true
    act()
  }
  return (
    <Stack ref={offer} sx={{ gap: 1 }}>
      <ErrorBanner title={words.couldNotSetPlace} error={error} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        {isSet && (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {words.placeIs(town.name, town.country)}
          </Typography>
        )}
        <Button
          ref={button}
          size="small"
          variant={isSet ? 'text' : 'outlined'}
          startIcon={isSet ? undefined : <MapPinIcon size={16} />}
          loading={isBusy}
          onClick={() => press(isSet ? undo : set)}
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
