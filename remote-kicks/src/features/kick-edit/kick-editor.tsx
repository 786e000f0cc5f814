import { type Kick } from '@bucketeer/shared-auth'
import { LinkButton, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { FormFrame } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePictureForm } from '../../form/use-picture-form'
import { useUpdateKick } from '../../kick/update-kick'
import { KickFields } from '../../kick-form/kick-fields'
import { changeOf, editValuesOf, isEditValues } from './edit-values'
import { SharingFields } from './sharing-fields'
import { words } from './words'

interface KickEditorProps {
  kick: Kick
  /** The audience to begin with. */
  startsWith: Kick['audience']
}

/** The form with the values of a Kick. A Private one may lack picture, category and continent, until it is shared. */
export function KickEditor({ kick, startsWith }: KickEditorProps) {
  const { _id, name } = kick
  const { mutateAsync } = useUpdateKick(_id)
  const [audience, setAudience] = useState(startsWith)
  const toasts = useToasts()
  const navigate = useNavigate()

  const showKick = (updated: Kick) => {
    toasts.success(words.updated, { detail: updated.name })
    void navigate(`/kicks/${_id}`, { viewTransition: true })
  }
  const form = usePictureForm({
    draft: { name: `kick-edit.${_id}`, isValues: isEditValues, saved: editValuesOf(kick) },
    save: (values) => mutateAsync(changeOf(values, kick.audience === 'Private' ? audience : undefined)),
    onSaved: showKick,
    mayLackPicture: () => audience === 'Private',
  })
  const { values, change, readOnly } = form
  const back = (
    <LinkButton to={`/kicks/${_id}`} variant="outlined" onClick={form.forget}>
      {words.cancel}
    </LinkButton>
  )
  return (
    <PageFrame title={words.heading} intro={name}>
      <FormFrame {...form.frame} saveLabel={words.save} failure={words.failure} leave={back}>
        <KickFields
          values={values}
          change={change}
          readOnly={readOnly}
          categoryProblem={audience !== 'Private' && !values.category ? words.chooseCategory : null}
          isPictureRequired={form.isPictureRequired}
          onUploadBusy={form.onUploadBusy}
          bioRows={5}
        />
        {kick.audience === 'Private' && (
          <SharingFields
            values={values}
            change={change}
            readOnly={readOnly}
            audience={audience}
            onAudience={setAudience}
          />
        )}
      </FormFrame>
    </PageFrame>
  )
}
