import { ReadingPage } from '../../reading-page/reading-page'
import { words } from './words'

export default function TermsPage() {
  return <ReadingPage {...words.terms} />
}
