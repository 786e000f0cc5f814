import { Cover } from '@bucketeer/shared-ui'
import { RadioCards } from '@bucketeer/shared-ui/forms'
import { categories, type Category, categoryLabels } from '../kick/categories'
import { words } from './words'

const options = categories.map((category) => ({
  value: category,
  label: categoryLabels[category],
  note: words.categoryNotes[category],
  drawing: <Cover name={words.categoryScenes[category]} kind={category} />,
}))

interface CategoryChoiceProps {
  value: Category | null
  onChange(category: Category): void
  problem?: string | null | undefined
}

/** The three categories as radio cards. */
export function CategoryChoice(props: CategoryChoiceProps) {
  return <RadioCards legend={words.category} options={options} {...props} />
}
