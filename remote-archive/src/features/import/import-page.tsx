import { isNotFound } from '@bucketeer/shared-auth'
import { EntityGate, FormSkeleton, NotFoundView, PageFrame, Stack } from '@bucketeer/shared-ui'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { type Import, titleOf, useImport } from '../../imports/import-calls'
import { PrivateNote } from '../../imports/private-note'
import { words as sharedWords } from '../../imports/words'
import { ChoicesForm } from './choices-form'
import { Failed, TakenBack, Working } from './outcome'
import { Review } from './review'
import { words } from './words'

const views: Record<Import['state'], ComponentType<{ found: Import }>> = {
  reading: Working,
  asks: ChoicesForm,
  read: Review,
  bringing: Working,
  brought: Review,
  'taking back': Working,
  'taken back': TakenBack,
  failed: Failed,
}

function ImportView({ found }: { found: Import }) {
  const { state, source, fileName } = found
  const View = views[state]
  return (
    <PageFrame
      title={titleOf(found)}
      intro={[source && sharedWords.sources[source], fileName].filter(Boolean).join(' · ')}
      back={{ to: '/archive', label: words.back }}
    >
      <Stack sx={{ gap: 4 }}>
        <PrivateNote />
        <View key={state} found={found} />
      </Stack>
    </PageFrame>
  )
}

/** /archive/import/:importId */
export default function ImportPage() {
  const { importId = '' } = useParams()
  const query = useImport(importId)
  if (isNotFound(query.error)) return <NotFoundView />
  return (
    <EntityGate
      query={query}
      skeleton={<FormSkeleton page={{ title: words.heading }} />}
      heading={words.heading}
      failure={words.couldNotGet}
      page={{ back: { to: '/archive', label: words.back } }}
    >
      {(found) => <ImportView key={found._id} found={found} />}
    </EntityGate>
  )
}
