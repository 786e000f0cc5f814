import { isolate, productName } from '@bucketeer/shared-ui'

export const words = {
  label: 'Footer',
  motto: 'A place for everything you want to do one day.',
  host: `${productName} is open-source software, run by whoever hosts this site.`,
  runBy: (operator: string) => `This site is run by ${isolate(operator)}.`,
} as const

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

export const footerGroups: FooterGroup[] = [
  {
    heading: 'Company',
    links: [
      { label: 'Our story', to: '/story' },
      { label: 'About', to: '/about' },
      { label: 'Open source', to: '/open-source' },
    ],
  },
  {
    heading: 'Product',
    links: [
      { label: 'The Journey', to: '/journey' },
      { label: 'Buckets', to: '/buckets' },
      { label: 'Kicks', to: '/kicks' },
      { label: 'Public Journals', to: '/journal/public' },
      { label: 'New Bucket', to: '/buckets/create', audience: 'members' },
      { label: 'Sign up', to: '/signup', audience: 'visitors' },
      { label: 'Log in', to: '/login', audience: 'visitors' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
    ],
  },
]
