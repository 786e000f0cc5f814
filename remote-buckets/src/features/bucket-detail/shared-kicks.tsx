import type { Bucket } from '@bucketeer/shared-auth'
import { CardGrid } from '@bucketeer/shared-ui'
import { MoreButton } from '../../arrange/more-button'
import { usePagedList } from '../../arrange/use-paged-list'
import { columns, usePageSize } from './list/kick-pages'
import { SharedKickCard } from './shared-kick-card'

/** The Kicks of a Bucket as everybody sees them who has a link. */
export function SharedKicks({ bucket: { _id, kicks } }: { bucket: Bucket }) {
  const [list, paged] = usePagedList(_id, usePageSize('cards'))
  return (
    <>
      <div ref={list}>
        <CardGrid columns={columns}>
          {paged.visible(kicks).map((kick) => (
            <SharedKickCard key={kick._id} kick={kick} />
          ))}
        </CardGrid>
      </div>
      <MoreButton shown={paged.count} all={kicks.length} onMore={paged.showMore} />
    </>
  )
}
