export const words = {
  someTimeAgo: 'Some time ago',
  yearPage: (year: number) => `Your year ${year}`,
  more: 'Show more',
} as const
