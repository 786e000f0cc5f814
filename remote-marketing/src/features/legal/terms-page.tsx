import { ReadingPage } from '../../components/reading-page'
import { words } from './words'

export default function TermsPage() {
  return <ReadingPage {...words.terms} />
}
