import { Box, MapPinIcon, Paper, PlusIcon, SecondaryText, shadow, withElements } from '@bucketeer/shared-ui'
import { asWideAsTheField, Option, OptionList, Popper, type useCombobox } from '@bucketeer/shared-ui/forms'
import type { MouseEvent } from 'react'
import type { Suggestion } from './place-directory'
import { words } from './words'

interface SuggestionListProps {
  label: string
  /** The field of the list. */
  anchor: HTMLElement | null
  places: Suggestion[]
  /** The typed text as a last option; null to not offer it. */
  ownName: string | null
  combobox: ReturnType<typeof useCombobox>
}

/** Name and area, and what it is at the end of the line. */
const PlaceName = ({ name, area, kind }: Suggestion) => (
  <Box
    component="span"
    sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1.5 }}
  >
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {area
        ? withElements(
            (value) => words.inArea(name, value),
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {area}
            </Box>,
          )
        : name}
    </Box>
    {kind && (
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>
        {' '}
        {kind}
      </Box>
    )}
  </Box>
)

/** The list of suggestions below the field. */
export function SuggestionList({ label, anchor, places, ownName, combobox }: SuggestionListProps) {
  const option = (index: number) => ({
    ...combobox.option(index),
    // Keeps focus in the field, because a blur would look up an exact match.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => combobox.choose(index),
  })
  return (
    <Popper
      open={combobox.isShown}
      anchorEl={anchor}
      placement="bottom-start"
      // Rendered inside of the main landmark for screen readers.
      disablePortal
      // Always opens downwards, where people look for it.
      modifiers={[asWideAsTheField, { name: 'flip', enabled: false }]}
      sx={{ zIndex: 'modal' }}
    >
      <Paper
        sx={{
          marginTop: 0.75,
          backgroundColor: 'background.raised',
          boxShadow: (theme) => shadow(theme, 'floating'),
        }}
      >
        {places.length === 0 && (
          // The field announces it to screen readers, below this list.
          <SecondaryText aria-hidden sx={{ paddingX: 2.5, paddingTop: 1.5 }}>
            {words.field.nothing}
          </SecondaryText>
        )}
        <OptionList {...combobox.list} aria-label={label}>
          {places.map((place, index) => (
            <Option key={place.id} {...option(index)}>
              <MapPinIcon size={18} />
              <PlaceName {...place} />
            </Option>
          ))}
          {ownName !== null && (
            <Option {...option(places.length)}>
              <PlusIcon size={18} />
              <span>{words.field.useOwnName(ownName)}</span>
            </Option>
          )}
        </OptionList>
      </Paper>
    </Popper>
  )
}
