import { font } from './tokens'

// Sizes are 16 px times powers of 1.25, at least 14 px; the largest headings grow with the window.
const heading = (size: string, lineHeight: number, weight = 600) => ({
  fontFamily: font.heading,
  fontWeight: weight,
  fontSize: size,
  lineHeight,
  letterSpacing: '-0.012em',
  // The serif's gaps between words close at the size of a card.
  wordSpacing: '0.07em',
  textWrap: 'balance' as const,
})
const text = (size: string, lineHeight: number, weight = 400) => ({
  fontFamily: font.body,
  fontWeight: weight,
  fontSize: size,
  lineHeight,
  letterSpacing: 0,
})

export const typography = {
  fontFamily: font.body,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: heading('clamp(2rem, 1.45rem + 2.4vw, 3.052rem)', 1.12),
  h2: heading('clamp(1.75rem, 1.45rem + 1.2vw, 2.441rem)', 1.18),
  h3: heading('clamp(1.375rem, 1.25rem + 0.5vw, 1.563rem)', 1.24),
  h4: heading('1.25rem', 1.3),
  h5: heading('1.125rem', 1.35),
  h6: text('1rem', 1.5, 650),
  subtitle1: text('clamp(1rem, 0.95rem + 0.25vw, 1.125rem)', 1.55),
  subtitle2: text('0.875rem', 1.5, 600),
  body1: text('1rem', 1.6),
  body2: text('0.875rem', 1.55),
  caption: text('0.875rem', 1.45),
  overline: { ...text('0.875rem', 1.4, 600), textTransform: 'none' as const },
  button: { ...text('1rem', 1.5, 600), textTransform: 'none' as const },
}
