export const words = {
  unread: {
    rough: 'We cannot read this date. Write it like 3 May 2024, May 2024, summer 2024 or 2024.',
    day: 'We cannot read this day. Write it like 3 May 2024 or 3.5.2024.',
  },
  future: 'That is still to come.',
  which: 'Which one do you mean?',
}
