// Stores bytes, because some browsers refuse to store a File in private windows.
interface KeptPicture {
  name: string
  type: string
  bytes: ArrayBuffer
}

export const keptOf = async (file: File): Promise<KeptPicture> => ({
  name: file.name,
  type: file.type,
  bytes: await file.arrayBuffer(),
})

const isKept = (data: unknown): data is KeptPicture =>
  typeof data === 'object' &&
  data !== null &&
  'name' in data &&
  typeof data.name === 'string' &&
  'type' in data &&
  typeof data.type === 'string' &&
  'bytes' in data

export const fileOf = (data: unknown): File | null =>
  isKept(data) ? new File([data.bytes], data.name, { type: data.type }) : null
