export interface MarkColours {
  bucket: string
  /** The band of light on the bucket's side. */
  shine: string
  mountain: string
  snow: string
  sun: string
}

/** The sign on a 144 by 160 sheet: a bucket, and what one puts in it, a mountain with the sun behind. */
export const mark = ({ bucket, shine, mountain, snow, sun }: MarkColours): string =>
  [
    `<circle cx="84" cy="54" r="25" fill="${sun}"/>`,
    `<path fill="none" stroke="${bucket}" stroke-width="8" stroke-linecap="round" d="M18 78C18 -6 126 -6 126 78"/>`,
    `<path fill="${mountain}" d="M26 86 55 47q6-8 12 0l14 19 6-8q5-6 10 0L118 86z"/>`,
    `<path fill="${snow}" d="M46 59l9-12q6-8 12 0l9 12-8 5-7-6-7 7z"/>`,
    `<path fill="${bucket}" d="M14 80h116q6 0 5 6l-16 58q-3 12-15 12H40q-12 0-15-12L9 86q-1-6 5-6z"/>`,
    `<path fill="none" stroke="${shine}" stroke-width="8" stroke-linecap="round" d="M28 110q11-11 22 0t22 0 22 0 22 0"/>`,
  ].join('')
