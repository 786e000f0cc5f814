import { ListError, NextPage, Section } from '@bucketeer/shared-ui'
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
  if (kicks.length === 0 && !error) return null
  const heading = words.kicks.by(userName)
  return (
    <Section heading={heading}>
      <ListError list={query} title={words.kicks.couldNotGet} />
      {kicks.length > 0 && <KickCards label={heading} heading="h3" kicks={kicks} />}
      <NextPage list={query} label={words.kicks.more} failure={words.kicks.couldNotGet} loadsNear={false} />
    </Section>
  )
}
