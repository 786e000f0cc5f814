import { type Theme } from '@mui/material/styles'

/** The shape of a card's picture. On phones it is flatter, so that more than one card is in view. */
export const cardRatio = ({ breakpoints }: Pick<Theme, 'breakpoints'>) => ({
  aspectRatio: '3/2',
  [breakpoints.down('sm')]: { aspectRatio: '2/1' },
})
