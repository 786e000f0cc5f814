import type { User } from '@bucketeer/shared-auth'
import { Cover, type CoverProps, radius, styled } from '@bucketeer/shared-ui'
import { bandHeight } from './profile-shape'

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  height: bandHeight,
  overflow: 'hidden',
  borderRadius: radius.card,
  [theme.breakpoints.down('sm')]: { marginInline: theme.spacing(-2), borderRadius: 0 },
}))

// The band is flatter than the drawing and crops the foreground.
const Window = styled('div')({
  position: 'absolute',
  insetInline: 0,
  top: '-12%',
  aspectRatio: '21/9',
  minHeight: '112%',
})

const kinds = { 'To Enjoy': 'Chill', 'To Achieve': 'Activity', 'To Enlighten': 'Journal' } as const

/** The landscape of a profile, which depends on id and way. */
const landscapeOf = ({ _id, way }: User): CoverProps => ({
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
