import { LinkButton, PageFrame, PlusIcon } from '@bucketeer/shared-ui'
import { BucketList } from './bucket-list'
import { listFigures } from './list-figures'
import { useBuckets } from './use-buckets'
import { words } from './words'

// The main action is at the top on phones and at the right elsewhere.
const actions = (
  <>
    <LinkButton
      to="/buckets/create"
      variant="contained"
      startIcon={<PlusIcon size={20} />}
      sx={{ order: { sm: 1 } }}
    >
      {words.create}
    </LinkButton>
    <LinkButton to="/kicks" variant="outlined">
      {words.goToKicks}
    </LinkButton>
  </>
)

/** /buckets */
export default function BucketListPage() {
  const query = useBuckets()
  return (
    <PageFrame
      wide
      title={words.heading}
      intro={words.intro}
      figures={listFigures(query.data ?? [])}
      action={actions}
    >
      <BucketList query={query} />
    </PageFrame>
  )
}
