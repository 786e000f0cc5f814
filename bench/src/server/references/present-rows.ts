/** Holds a row as an array of column values. */
export type Columns = unknown[]

const pictureUrl = (id: unknown) => (id ? `/media/${String(id)}/1280.webp` : null)

export const toUser = (row: Columns) => ({
  _id: row[0],
  email: row[1],
  userName: row[2],
  tagline: row[3],
  way: row[4],
  profilePicture: pictureUrl(row[5]),
  createdAt: row[6],
  updatedAt: row[7],
})

const toCreator = (id: unknown, userName: unknown, pictureId: unknown) => ({
  _id: id,
  userName,
  profilePicture: pictureUrl(pictureId),
})

const kickFields = (row: Columns, viewer: unknown) => ({
  _id: row[0],
  name: row[2],
  description: row[3],
  pictures: pictureUrl(row[4]),
  category: row[5],
  continent: row[6],
  buckets: row[1] === viewer ? row[7] : null,
  location: row[8] === null ? null : { lat: row[8], lng: row[9] },
  country: row[10],
  withdrawn: row[11] !== null,
  likes: row[12],
  commentCount: row[13],
  createdAt: row[14],
  updatedAt: row[15],
})

export const toKick = (row: Columns, viewer: unknown) => ({
  ...kickFields(row, viewer),
  createdBy: toCreator(row[16], row[17], row[18]),
  liked: row[19],
  favourite: row[20],
})

export const toNewKick = (row: Columns, user: Columns) => ({
  ...kickFields(row, user[0]),
  createdBy: toCreator(user[0], user[2], user[5]),
  liked: false,
  favourite: false,
})

export const toBucket = (row: Columns, kicks: object[]) => ({
  _id: row[0],
  name: row[2],
  description: row[3],
  picture: pictureUrl(row[4]),
  kicks,
  kickCount: Number(row[7]),
  createdAt: row[5],
  updatedAt: row[6],
})

export const toJournal = (row: Columns, story: object[]) => ({
  _id: row[0],
  createdBy: row[1],
  title: row[2],
  description: row[3],
  bucketId: row[4],
  visibility: row[5],
  createdAt: row[6],
  updatedAt: row[7],
  storyCount: Number(row[8]),
  story,
})

export const toPublicJournal = (row: Columns, story: object[]) => ({
  ...toJournal(row, story),
  createdBy: toCreator(row[9], row[10], row[11]),
})

export const toStory = (row: Columns, creator: unknown) => ({
  _id: row[0],
  journalId: row[1],
  kickId: row[2],
  title: row[3],
  content: row[4],
  pictures: pictureUrl(row[5]),
  createdBy: creator,
  createdAt: row[6],
  updatedAt: row[7],
})
