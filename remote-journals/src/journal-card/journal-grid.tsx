import { CardGridSkeleton, type Columns, LongCardGrid, useFirstRow } from '@bucketeer/shared-ui'
import { type ReactNode } from 'react'
import { JournalCard, type JournalCardProps } from './journal-card'

const columns: Columns = { xs: 1, sm: 2, lg: 3 }

interface JournalGridProps<Journal> {
  /** The name of the list for screen readers. */
  label: string
  journals: Journal[]
  /** Returns what is shown above a title: author or visibility. */
  overline(journal: Journal): ReactNode
}

/** Cards of Journals. */
export function JournalGrid<Journal extends JournalCardProps['journal']>(props: JournalGridProps<Journal>) {
  const { label, journals, overline } = props
  const firstRow = useFirstRow(columns)
  return (
    <LongCardGrid columns={columns} label={label}>
      {journals.map((journal, place) => (
        <JournalCard
          key={journal._id}
          journal={journal}
          overline={overline(journal)}
          priority={place < firstRow}
        />
      ))}
    </LongCardGrid>
  )
}

/** The grid while its Journals load. */
export const JournalGridSkeleton = () => <CardGridSkeleton columns={columns} />
