import { EmptySection } from './profile-section'
import { KickCards, useKicksOf } from '../../kicks/kick-cards'
import { words } from './words'

/** Number of Kicks in a page. */
const pageSize = 12

const filters = { liked: 'liked', favourites: 'favourites', kicks: 'created' } as const
const firstSteps = { liked: '/kicks', favourites: '/kicks', kicks: '/kicks/create' } as const

/** One of the lists of Kicks on the user's own profile. */
export const KickListPanel = ({ name }: { name: keyof typeof filters }) => (
  <KickCards
    label={words.tabs[name]}
    heading="h2"
    query={useKicksOf({ mine: filters[name] }, pageSize)}
    empty={
      <EmptySection
        drawing="kick"
        text={words.kicks.none[name]}
        step={{ to: firstSteps[name], label: words.kicks.first[name] }}
      />
    }
  />
)
