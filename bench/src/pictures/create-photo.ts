import sharp from 'sharp'

interface PhotoSize {
  width: number
  height: number
  quality: number
}

/** Creates a JPEG with as much detail as a photo: soft shapes with noise. */
export const createPhoto = ({ width, height, quality }: PhotoSize): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#557',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .blur(6)
    .normalise()
    .jpeg({ quality })
    .toBuffer()
