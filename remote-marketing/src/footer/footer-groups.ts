export interface FooterLink {
  label: string
  to: string
  /** Who has a use for it; everybody unless said. */
  for?: 'visitors' | 'members'
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
      { label: 'New Bucket', to: '/buckets/create', for: 'members' },
      { label: 'Sign up', to: '/signup', for: 'visitors' },
      { label: 'Log in', to: '/login', for: 'visitors' },
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
