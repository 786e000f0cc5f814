import { useAuth } from '@bucketeer/shared-auth'
import { pageLanguage, plainList, Stack, styled, TextLink, withElements } from '@bucketeer/shared-ui'
import type { TodayState } from './use-today'
import { words } from './words'

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 40,
  lineHeight: '48px',
  [theme.breakpoints.down('sm')]: { display: 'block' },
}))

/** Up to three numbers of what the user has done, without zeros, each with a link to it. */
export function Figures({ figures: known }: Pick<TodayState, 'figures'>) {
  const userId = useAuth(({ user }) => user?._id)
  if (!known) return null
  const { done, countries, journals } = known
  const figures = [
    { count: done, text: words.figures.done, to: '/log' },
    { count: countries.length, text: words.figures.countries, to: `/user/${userId}` },
    { count: journals, text: words.figures.journals, to: '/journal/private' },
  ].filter(({ count }) => count > 0)
  if (figures.length === 0) return null
  return (
    <Stack
      component="ul"
      direction="row"
      role="list"
      aria-label={words.figures.label}
      sx={{ flexWrap: 'wrap', columnGap: 3.5, ...plainList }}
    >
      {figures.map(({ count, text, to }) => (
        <li key={to}>
          <TextLink to={to} color="inherit" underline="hover" sx={{ whiteSpace: 'nowrap' }}>
            {withElements(
              (shown) => text(count, shown),
              <Count>{count.toLocaleString(pageLanguage())}</Count>,
            )}
          </TextLink>
        </li>
      ))}
    </Stack>
  )
}
