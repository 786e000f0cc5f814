import type { Notification } from '@bucketeer/shared-auth'

/** Returns that Bessie likes a Kick, which the user has not seen. */
export const aNotification = (notification: Partial<Notification> = {}): Notification => ({
  _id: '019a0000-0000-7000-8000-000000000011',
  kind: 'like',
  kick: { _id: '019a0000-0000-7000-8000-000000000003', name: 'Night train' },
  journal: null,
  story: null,
  title: null,
  people: [
    {
      _id: '019a0000-0000-7000-8000-000000000004',
      userName: 'Bessie',
      profilePicture: null,
      tagline: 'Trains',
      createdAt: '2026-05-04T09:30:00.000Z',
    },
  ],
  count: 1,
  seen: false,
  createdAt: '2026-05-04T09:30:00.000Z',
  ...notification,
})
