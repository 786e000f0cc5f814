import { type Kick } from '@bucketeer/shared-auth'
import {
  Alert,
  Box,
  type Continent,
  InfoIcon,
  PageFrame,
  pageLanguage,
  Stack,
  useToasts,
} from '@bucketeer/shared-ui'
import { AudienceChoice, offeredAudiences, photoListOf, usePhotoFacts } from '@bucketeer/shared-ui/social'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { missingParts } from '../../kick/missing'
import { useUpdateKick } from '../../kick/update-kick'
import { ContinentSelect } from '../../kick-form/continent-select'
import { CountryField } from '../../kick-form/country-field'
import { continentOfPlace } from '../../kick-form/follow-place'
import { KickForm } from '../../kick-form/kick-form'
import { fieldsOf, isKickValues, type KickValues, valuesOf } from '../../kick-form/kick-values'
import { PlaceFields } from '../../kick-form/place-fields'
import { useKickForm } from '../../kick-form/use-kick-form'
import { words as kickWords } from '../../kick-form/words'
import { type PickedPlace } from '../../places/picked-place'
import { words } from './words'

const listOf = (texts: string[]) => new Intl.ListFormat(pageLanguage()).format(texts)

/** Says what a Private Kick needs before others can see it. */
function MissingNote({ values, audience }: { values: KickValues; audience: Kick['audience'] }) {
  const missing = audience === 'Private' ? [] : missingParts(values)
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {missing.length > 0 && (
        <Alert role="presentation" severity="info" icon={<InfoIcon size={22} />}>
          {words.missing(listOf(missing.map((part) => words.parts[part])))}
        </Alert>
      )}
    </Box>
  )
}

interface KickEditorProps {
  kick: Kick
  /** The audience to begin with. */
  startsWith: Kick['audience']
}

/** The form with the values of a Kick. A Private one may lack picture, category and continent, until it is shared. */
export function KickEditor({ kick, startsWith }: KickEditorProps) {
  const { _id, name } = kick
  const { mutateAsync } = useUpdateKick(_id)
  const toasts = useToasts()
  const navigate = useNavigate()
  const wasPrivate = kick.audience === 'Private'

  const showKick = (updated: Kick) => {
    toasts.success(words.updated, { detail: updated.name })
    void navigate(`/kicks/${_id}`, { viewTransition: true })
  }
  const form = useKickForm({
    draft: { name: `kick-edit.${_id}`, isValues: isKickValues, saved: valuesOf(kick) },
    isPrivate: (values) => (values.audience ?? startsWith) === 'Private',
    save: (values) =>
      mutateAsync(
        fieldsOf(
          { ...values, ...(wasPrivate && { audience: values.audience ?? startsWith }) },
          kick.placePrecision,
        ),
      ),
    onSaved: showKick,
  })
  const { values, change, isPrivate, problemOf } = form
  const audience = values.audience ?? startsWith
  const { facts, ...files } = usePhotoFacts()
  const [isByHand, setByHand] = useState(() => values.continent !== continentOfPlace(values.place))

  /** Updates the continent with the place, unless the user has chosen another one. */
  const move = (place: PickedPlace | null) => {
    const continent = continentOfPlace(place)
    change(isByHand || !continent ? { place } : { place, continent })
  }
  const chooseContinent = (continent: Continent | '') => {
    if (!continent) return
    setByHand(true)
    change({ continent })
  }
  const noContinent = !isPrivate && !values.continent ? kickWords.noContinent : null
  return (
    <PageFrame title={words.heading} intro={name}>
      <KickForm
        form={form}
        // The cached Kick of a list has none until the whole one is loaded.
        photos={values.photos ?? (kick.photos && photoListOf(kick.photos))}
        files={files}
        bioRows={5}
        saveLabel={words.save}
        failure={words.failure}
        back={{ to: `/kicks/${_id}`, label: words.cancel }}
        top={wasPrivate && <MissingNote values={values} audience={audience} />}
        audience={
          wasPrivate && (
            <AudienceChoice
              legend={kickWords.audience}
              offered={offeredAudiences}
              present="Private"
              value={audience}
              onChange={(next) => change({ audience: next })}
            />
          )
        }
      >
        <Stack sx={{ gap: 3 }}>
          <PlaceFields form={form} facts={facts} saved={kick} onChange={move} />
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
            <CountryField place={values.place} readOnly={form.readOnly} onChange={move} />
            <ContinentSelect
              form={form}
              onChange={chooseContinent}
              problem={problemOf('continent') ?? noContinent}
            />
          </Box>
        </Stack>
      </KickForm>
    </PageFrame>
  )
}
