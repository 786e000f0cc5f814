import { ReadingPage } from '../../components/reading-page'
import { words } from './words'

export default function OpenSourcePage() {
  return <ReadingPage {...words.openSource} />
}
