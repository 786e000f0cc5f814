import { ReadingPage } from '../../components/reading-page'
import { words } from './words'

export default function AboutPage() {
  return <ReadingPage {...words.about} />
}
