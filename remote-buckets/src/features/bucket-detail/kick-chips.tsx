import type { Kick } from '@bucketeer/shared-auth'
import { AudienceChip, ButtonBase, CategoryChip, Chip, EyeIcon, Stack, styled } from '@bucketeer/shared-ui'
import { Checkbox } from '@bucketeer/shared-ui/forms'
import { words } from './words'

/** Returns the id of a Kick's number on its card, to focus it. */
export const mapNumberId = (kickId: string) => `number-${kickId}`

const Circle = styled(ButtonBase)(({ theme }) => ({
  // Above the link that covers the card.
  position: 'relative',
  zIndex: 1,
  minWidth: 28,
  height: 28,
  paddingInline: 6,
  borderRadius: 14,
  border: `2px solid ${theme.vars.palette.background.paper}`,
  fontSize: 14,
  fontWeight: 700,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  // The colours of the map's pins.
  '&[data-done]': {
    color: theme.vars.palette.secondary.contrastText,
    backgroundColor: theme.vars.palette.secondary.main,
  },
  // Keeps the sticky top bar from covering it when it gets focus.
  scrollMarginBlock: 96,
}))

/** The number of a Kick's pin, and what shows the pin. */
export interface OnMap {
  number: number
  show(kickId: string): void
}

/** The number of a Kick's pin, which leads to the pin. */
export const MapNumber = ({ kick: { _id, name, mine }, onMap }: { kick: Kick; onMap: OnMap }) => (
  <Circle
    id={mapNumberId(_id)}
    data-done={mine.done > 0 ? '' : undefined}
    aria-label={words.showOnMap(onMap.number, name)}
    onClick={() => onMap.show(_id)}
  >
    {onMap.number}
  </Circle>
)

/** Returns the picture of a Kick, or else the viewer's own photo of the time they did it; null for its drawn cover. */
export const pictureOf = ({ pictures, mine }: Pick<Kick, 'pictures' | 'mine'>) =>
  pictures || mine.photo || null

/** Whether the viewer can open a Kick: not if only the Bucket of somebody else shows it. */
export const hasOwnPage = ({ shown, addedAt }: Kick) => !shown || addedAt !== undefined

/** Which Kicks are selected, and how to change that. */
export interface Selecting {
  ids: ReadonlySet<string>
  toggle(kickId: string): void
}

/** The box that selects a Kick, above the link that covers it. */
export const SelectBox = ({ kick: { _id, name }, selecting }: { kick: Kick; selecting: Selecting }) => (
  <Checkbox
    checked={selecting.ids.has(_id)}
    onChange={() => selecting.toggle(_id)}
    slotProps={{ input: { 'aria-label': words.selectKick(name) } }}
    sx={{ position: 'relative', zIndex: 1, alignSelf: 'flex-start' }}
  />
)

export type KickState = 'done' | 'doing' | 'wish'

/** Returns whether the viewer did a Kick, is on it, or both; else it is a wish. */
export function statesOf({ mine }: Pick<Kick, 'mine'>): KickState[] {
  const states: KickState[] = []
  if (mine.done > 0) states.push('done')
  if (mine.doing !== null) states.push('doing')
  return states.length > 0 ? states : ['wish']
}

interface KickChipsProps {
  kick: Kick
  /** On pages with a map. */
  onMap?: OnMap
}

/** What the card of a Kick shows over its picture. */
export function KickChips({ kick, onMap }: KickChipsProps) {
  const { category, audience, withdrawn, location, addedAt } = kick
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      {location && onMap && <MapNumber kick={kick} onMap={onMap} />}
      {category && <CategoryChip category={category} label={words.categories[category]} />}
      {audience === 'Private' && kick.shown && addedAt && (
        <Chip
          size="small"
          label={words.shownHere}
          icon={<EyeIcon size={15} />}
          sx={{ bgcolor: 'background.paper' }}
        />
      )}
      {audience === 'Private' && !kick.shown && <AudienceChip audience={audience} />}
      {withdrawn && <Chip size="small" label={words.withdrawn} sx={{ bgcolor: 'background.paper' }} />}
    </Stack>
  )
}
