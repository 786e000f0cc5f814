import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'

export interface CategoryChipProps {
  category: 'Chill' | 'Travel' | 'Activity'
  /** The category's name on screen. */
  label: string
}

/** Shows a category with a dot in its colour. Readable over any picture. */
export function CategoryChip({ category, label }: CategoryChipProps) {
  const dot = (
    <Box
      component="span"
      sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: `category.${category}` }}
    />
  )
  return (
    <Chip
      size="small"
      label={label}
      icon={dot}
      sx={{ bgcolor: 'background.paper', '& .MuiChip-icon': { ml: 1.25, mr: -0.25 } }}
    />
  )
}
