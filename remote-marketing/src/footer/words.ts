import { messagesOf, say } from '../messages'

export const words = messagesOf({
  label: 'Footer',
  motto: 'A place for everything you want to do one day.',
  host: 'Bucketeer is open-source software, run by whoever hosts this site.',
  runBy: (operator: string | null) =>
    operator === null
      ? say('This site is run by somebody who has given no name.')
      : say('This site is run by {operator}.', { operator }),
})

export interface FooterLink {
  label: string
  to: string
  /** Default: everybody. */
  audience?: 'visitors' | 'members'
}

export interface FooterGroup {
  heading: string
  links: FooterLink[]
}

export const footerGroups = (): FooterGroup[] => [
  {
    heading: say('Company'),
    links: [
      { label: say('Our story'), to: '/story' },
      { label: say('About'), to: '/about' },
      { label: say('Open source'), to: '/open-source' },
    ],
  },
  {
    heading: say('Product'),
    links: [
      { label: say('The Journey'), to: '/journey' },
      { label: say('Buckets'), to: '/buckets' },
      { label: say('Kicks'), to: '/kicks' },
      { label: say('Public Journals'), to: '/journal/public' },
      { label: say('New Bucket'), to: '/buckets/create', audience: 'members' },
      { label: say('Sign up'), to: '/signup', audience: 'visitors' },
      { label: say('Log in'), to: '/login', audience: 'visitors' },
    ],
  },
  {
    heading: say('Legal'),
    links: [
      { label: say('Privacy'), to: '/privacy' },
      { label: say('Terms'), to: '/terms' },
    ],
  },
]
