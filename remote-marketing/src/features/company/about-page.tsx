import { ReadingPage } from '../../reading-page/reading-page'
import { words } from './words'

export default function AboutPage() {
  return <ReadingPage {...words.about} />
}
