import sharp from 'sharp'

export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } })
export const noisy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#2a7',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
