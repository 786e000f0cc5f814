import { useId } from 'react'
import { ListError, NextPage, Stack, Typography } from '@bucketeer/shared-ui'
import { KickCards } from './kick-cards'
import type { KickPages } from './use-kicks-of'
import { words } from './words'

interface KicksBySectionProps {
  userName: string
  query: KickPages
}

/** The Kicks that another member shares. Shows nothing until it is known that there is one, or that they failed to load. */
export const KicksBySection = ({ userName, query }: KicksBySectionProps) => {
  const { data: kicks = [], error } = query
  const id = useId()
  if (kicks.length === 0 && !error) return null
  const heading = words.kicks.by(userName)
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2.5 }}>
      <Typography variant="h3" component="h2" id={id}>
        {heading}
      </Typography>
      <ListError list={query} title={words.kicks.couldNotGet} />
      {kicks.length > 0 && <KickCards label={heading} heading="h3" kicks={kicks} />}
      <NextPage list={query} label={words.kicks.more} failure={words.kicks.couldNotGet} loadsNear={false} />
    </Stack>
  )
}
