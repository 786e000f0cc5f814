import type { UseQueryResult } from '@tanstack/react-query'
import type { Bucket } from '@bucketeer/shared-auth'
import { CardGrid } from '@bucketeer/shared-ui'
import { EmptyShelf } from './empty-shelf'
import { Shelf } from './shelf'
import { ShelfCard } from './shelf-card'
import { shelfColumns } from './shelf-columns'
import { words } from './words'

const { heading, all, go, kicks, none, first } = words.buckets

const empty = <EmptyShelf drawing="bucket" text={none} step={{ to: '/buckets/create', label: first }} />

/** The signed-in member's newest Buckets. */
export const BucketShelf = ({ query }: { query: UseQueryResult<Bucket[]> }) => (
  <Shelf heading={heading} all={{ to: '/buckets', label: all }} query={query} empty={empty}>
    {(buckets) => (
      <CardGrid columns={shelfColumns} label={heading}>
        {buckets.map(({ _id, name, description, picture, kickCount }) => (
          <ShelfCard
            key={_id}
            to={`/buckets/${_id}`}
            go={go}
            title={name}
            text={description}
            chip={kicks(kickCount)}
            picture={picture}
            cover={{ name, kind: 'Bucket' }}
          />
        ))}
      </CardGrid>
    )}
  </Shelf>
)
