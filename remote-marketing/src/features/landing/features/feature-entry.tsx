import { styled, Typography } from '@bucketeer/shared-ui'
import { type Feature } from './features'
import { Stamp } from '../../../components/stamp'

const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignItems: 'start',
  '&:nth-of-type(odd) > :first-of-type': { rotate: '-3deg' },
  '&:nth-of-type(even) > :first-of-type': { rotate: '2deg' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '96px minmax(0, 1fr)', gap: theme.spacing(2.5) },
}))

/** Renders one feature: stamp, name and text. */
export function FeatureEntry({ name, text, cover }: Feature) {
  return (
    <Entry>
      <Stamp cover={cover} />
      <div>
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        <Typography sx={{ marginTop: 0.75, color: 'text.secondary', textWrap: 'pretty' }}>{text}</Typography>
      </div>
    </Entry>
  )
}
