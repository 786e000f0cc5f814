/** The stored widths of every picture, in pixels. */
export const pictureWidths = [320, 640, 1280] as const

export type PictureWidth = (typeof pictureWidths)[number]

export const largestWidth = 1280
