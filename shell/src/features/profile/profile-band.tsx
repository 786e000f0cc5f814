import type { User } from '@bucketeer/shared-auth'
import { Cover, type CoverOf, radius, styled } from '@bucketeer/shared-ui'
import { bandHeight } from './profile-shape'

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  height: bandHeight,
  overflow: 'hidden',
  borderRadius: radius.card,
  [theme.breakpoints.down('sm')]: { marginInline: theme.spacing(-2), borderRadius: 0 },
}))

// The band is flatter than the drawing: it shows the sky and the land below it, and cuts the ground at one's feet.
const Window = styled('div')({
  position: 'absolute',
  insetInline: 0,
  top: '-12%',
  aspectRatio: '21/9',
  minHeight: '112%',
})

const kinds = { 'To Enjoy': 'Chill', 'To Achieve': 'Activity', 'To Enlighten': 'Journal' } as const

/** Everybody has a landscape of their own, in the light of their way. */
const landscapeOf = ({ _id, way }: User): CoverOf => ({
  name: _id,
  kind: way ? kinds[way] : 'Travel',
  ratio: '21/9',
})

export const ProfileBand = ({ person }: { person: User }) => (
  <Band>
    <Window>
      <Cover {...landscapeOf(person)} />
    </Window>
  </Band>
)
