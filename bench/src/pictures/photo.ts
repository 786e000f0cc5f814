import sharp from 'sharp'

/** What phones take: four to three, twelve megapixels. */
const size = { width: 4000, height: 3000 }

/** A JPEG with as much in it as a photograph has: soft shapes with some noise over them. */
export const takePhoto = (): Promise<Buffer> =>
  sharp({
    create: { ...size, channels: 3, background: '#557', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .blur(6)
    .normalise()
    .jpeg({ quality: 85 })
    .toBuffer()
