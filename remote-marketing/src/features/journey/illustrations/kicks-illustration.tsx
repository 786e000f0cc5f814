import { CategoryChip, Picture, styled } from '@bucketeer/shared-ui'
import { Sheet } from '../../../components/sheet'
import { sampleContent } from './sample-content'

const Prints = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 'min(100%, 480px)',
  aspectRatio: '48 / 45',
  [theme.breakpoints.down('lg')]: { aspectRatio: '48 / 35' },
}))
const Print = styled(Sheet)(({ theme }) => ({
  position: 'absolute',
  width: '52%',
  padding: theme.spacing(1, 1, 1.25),
  '&:nth-of-type(1)': { left: 0, top: '4%', rotate: '-7deg' },
  '&:nth-of-type(2)': { right: 0, top: 0, rotate: '5deg' },
  '&:nth-of-type(3)': { left: '22%', bottom: 0, rotate: '-1.5deg' },
}))
const Name = styled('div')(({ theme }) => ({
  ...theme.typography.h5,
  fontSize: '1.0625rem',
  padding: theme.spacing(1, 0.5, 0),
  // Small prints have no room for a name.
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))
const ChipPosition = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(2),
  left: theme.spacing(2),
}))

/** Shows three sample Kicks as photo prints, one of each category. */
export const KicksIllustration = () => (
  <Prints>
    {sampleContent.kicks.map(({ name, category, label }) => (
      <Print key={name}>
        <Picture src={null} alt="" cover={{ name, kind: category }} />
        <ChipPosition>
          <CategoryChip category={category} label={label} />
        </ChipPosition>
        <Name>{name}</Name>
      </Print>
    ))}
  </Prints>
)
