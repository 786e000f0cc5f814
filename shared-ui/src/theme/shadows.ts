import { type Theme } from '@mui/material/styles'

/** Returns the `box-shadow` for an elevation. */
export const shadow = ({ vars }: Pick<Theme, 'vars'>, elevation: 'resting' | 'lifted' | 'floating') => {
  const rgb = vars.palette.shadowColor
  const layers = {
    resting: `0 1px 2px rgb(${rgb} / 0.06), 0 6px 20px rgb(${rgb} / 0.07)`,
    lifted: `0 2px 4px rgb(${rgb} / 0.08), 0 16px 36px rgb(${rgb} / 0.14)`,
    floating: `0 4px 12px rgb(${rgb} / 0.12), 0 24px 56px rgb(${rgb} / 0.2)`,
  }
  return layers[elevation]
}
