import sharp from 'sharp'

const side = 8
/** Keep quotients of flat windows finite: (0.01 × 255)² and (0.03 × 255)², as the paper of SSIM has them. */
const [c1, c2] = [6.5025, 58.5225]

async function greyPixels(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#888' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, ...info }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function similarity(one: number[], other: number[]): number {
  const [mean1, mean2] = [mean(one), mean(other)]
  const variance1 = mean(one.map((value) => (value - mean1) ** 2))
  const variance2 = mean(other.map((value) => (value - mean2) ** 2))
  const covariance = mean(one.map((value, index) => (value - mean1) * ((other[index] ?? 0) - mean2)))
  return (
    ((2 * mean1 * mean2 + c1) * (2 * covariance + c2)) /
    ((mean1 ** 2 + mean2 ** 2 + c1) * (variance1 + variance2 + c2))
  )
}

/** Returns the structural similarity (SSIM) of two pictures: the mean of windows of 8 × 8 grey pixels, 0 for other sizes. */
export async function structuralSimilarity(first: Buffer, second: Buffer): Promise<number> {
  const [one, other] = [await greyPixels(first), await greyPixels(second)]
  if (one.width !== other.width || one.height !== other.height) return 0
  const values: number[] = []
  for (let top = 0; top + side <= one.height; top += side)
    for (let left = 0; left + side <= one.width; left += side) {
      const windowOf = (data: Buffer) =>
        Array.from({ length: side }, (_, row) => {
          const start = (top + row) * one.width + left
          return [...data.subarray(start, start + side)]
        }).flat()
      values.push(similarity(windowOf(one.data), windowOf(other.data)))
    }
  return mean(values)
}
