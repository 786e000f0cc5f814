// Stores bytes, because some browsers refuse to store a File in private windows.
interface StoredPicture {
  name: string
  type: string
  bytes: ArrayBuffer
}

export const toStoredPicture = async (file: File): Promise<StoredPicture> => ({
  name: file.name,
  type: file.type,
  bytes: await file.arrayBuffer(),
})

const isStoredPicture = (data: unknown): data is StoredPicture =>
  typeof data === 'object' &&
  data !== null &&
  'name' in data &&
  typeof data.name === 'string' &&
  'type' in data &&
  typeof data.type === 'string' &&
  'bytes' in data

export const fileOf = (data: unknown): File | null =>
  isStoredPicture(data) ? new File([data.bytes], data.name, { type: data.type }) : null
