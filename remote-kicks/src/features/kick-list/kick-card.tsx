import { type Bucket, type Kick, useAuth } from '@bucketeer/shared-auth'
import {
  Box,
  cardRatio,
  CardToolbar,
  Chip,
  type CoverProps,
  KickCardChips,
  LinkButton,
  motion,
  PencilIcon,
  PictureCard,
  placeText,
  radius,
  Slot,
  Stack,
  styled,
} from '@bucketeer/shared-ui'
import { memo, useId } from 'react'
import { AddToBucket } from '../../buckets/add-to-bucket'
import { SaveKick, widthOfSaving } from '../../saving/save-kick'
import { Creator } from '../../kick/creator'
import { words } from './words'

/** Category and place on the picture of a card, who can see a Kick of the user that not every member sees, and whether it is new. */
function KickChips({ place, country, createdBy, isNew, ...kick }: Kick & { isNew: boolean }) {
  const isOwn = useAuth(({ user }) => user?._id === createdBy._id)
  return (
    // Beside the button that saves.
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 0.75, fontSize: '0.875rem', marginInlineEnd: widthOfSaving() }}
    >
      {isNew && <Chip size="small" color="secondary" label={words.isNew} />}
      <KickCardChips {...kick} where={placeText(place, country)} isOwn={isOwn} />
    </Stack>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 36,
  '& > [data-toolbar-start]': {
    position: 'absolute',
    top: 8,
    insetInlineEnd: 8,
    '&, &:hover': { backgroundColor: theme.vars.palette.background.paper },
  },
}))

/** Below the other controls without a pointer that hovers; otherwise on the picture while the card is in use. */
const Adding = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  marginTop: theme.spacing(1),
  paddingTop: theme.spacing(1.5),
  '@media (hover: hover)': {
    ...cardRatio(theme),
    position: 'absolute',
    inset: '0 0 auto',
    display: 'grid',
    alignItems: 'end',
    margin: 0,
    padding: theme.spacing(1),
    border: 0,
    // Clicks go to the picture.
    pointerEvents: 'none',
    opacity: 0,
    ...motion('opacity'),
    'li:hover &, li:focus-within &, &:has([aria-invalid=true])': { opacity: 1 },
    '& > *': {
      padding: theme.spacing(1),
      borderRadius: radius.control,
      backgroundColor: theme.vars.palette.background.paper,
      pointerEvents: 'auto',
    },
  },
}))

/** The `sizes` of a card's picture. */
const pictureWidth = '(min-width: 1200px) 410px, (min-width: 900px) 50vw, 100vw'

export interface KickCardProps {
  kick: Kick
  cover: CoverProps
  /** The user's Buckets; undefined while they load. */
  buckets: Bucket[] | undefined
  /** The Bucket that is being filled. */
  into: Bucket | undefined
  /** Whether the user created it. */
  isOwn: boolean
  /** Whether it was just created. */
  isNew: boolean
  /** Set for the first row, which is visible at once. */
  priority: boolean
}

/** A Kick of the list. */
export const KickCard = memo(function KickCard(props: KickCardProps) {
  const { kick, buckets, into, isOwn, isNew, ...card } = props
  const { _id, name, description, pictures, createdBy, mine } = kick
  const nameId = useId()
  return (
    <PictureCard
      to={`/kicks/${_id}`}
      title={name}
      picture={pictures || null}
      text={description}
      chip={<KickChips {...kick} isNew={isNew} />}
      sizes={pictureWidth}
      {...card}
    >
      <span id={nameId} hidden>
        {name}
      </span>
      <Stack sx={{ zIndex: 1, gap: { xs: 1, sm: 1.5 }, marginTop: 'auto', paddingTop: 1 }}>
        <Slot name="kick.card" headingLevel={3} kickId={_id} mine={mine} />
        <CardToolbar label={words.actions(name)}>
          <Row>
            <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
              <Creator creator={createdBy} />
            </Box>
            {isOwn && (
              <LinkButton
                to={`/kicks/${_id}/edit`}
                size="small"
                startIcon={<PencilIcon size={16} />}
                aria-describedby={nameId}
              >
                {words.edit}
              </LinkButton>
            )}
            <SaveKick kick={kick} buckets={buckets} into={into} describedBy={nameId} />
          </Row>
          <Adding>
            <AddToBucket kick={kick} buckets={buckets ?? []} describedBy={nameId} />
          </Adding>
        </CardToolbar>
      </Stack>
    </PictureCard>
  )
})
