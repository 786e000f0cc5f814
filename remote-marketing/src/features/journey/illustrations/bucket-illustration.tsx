import { Picture, radius, styled, Typography } from '@bucketeer/shared-ui'
import { Sheet } from '../../../components/sheet'
import { sampleContent } from './sample-content'

const BucketCard = styled(Sheet)({ width: 'min(100%, 372px)', borderRadius: radius.card, rotate: '-2deg' })
const Body = styled('div')(({ theme }) => ({ padding: theme.spacing(2, 2.5, 2.5) }))
const KickName = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(0.75, 0),
  color: theme.vars.palette.text.secondary,
  borderTop: '1px solid var(--rule)',
}))

/** Shows a sample Bucket with three Kicks. */
export function BucketIllustration() {
  const { name } = sampleContent.bucket
  return (
    <BucketCard>
      <Picture src={null} alt="" cover={{ name, kind: 'Bucket' }} ratio="16/10" />
      <Body>
        <Typography variant="h4" component="p" sx={{ marginBottom: 1.25 }}>
          {name}
        </Typography>
        {sampleContent.kicks.map((kick) => (
          <KickName key={kick.name}>{kick.name}</KickName>
        ))}
      </Body>
    </BucketCard>
  )
}
