import { type Theme } from '@mui/material/styles'

/**
 * The shape of a card's picture. It is flatter where cards have the whole width, so that more than one is in view: on phones,
 * and where a grid sets `--card-ratio`.
 */
export const cardRatio = ({ breakpoints }: Pick<Theme, 'breakpoints'>) => ({
  aspectRatio: 'var(--card-ratio, 3/2)',
  [breakpoints.down('sm')]: { aspectRatio: '2/1' },
})
