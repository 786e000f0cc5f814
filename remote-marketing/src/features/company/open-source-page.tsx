import { ReadingPage } from '../../reading-page/reading-page'
import { words } from './words'

export default function OpenSourcePage() {
  return <ReadingPage {...words.openSource} />
}
