import { ReadingPage } from '../../components/reading-page'
import { words } from './words'

export default function PrivacyPage() {
  return <ReadingPage {...words.privacy} />
}
