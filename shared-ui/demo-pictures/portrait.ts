/** The colours and the hair style of a faceless portrait. */
export interface Look {
  background: string
  sun: string
  skin: string
  hair: string
  style: 'bob' | 'bun' | 'short' | 'curls' | 'long' | 'scarf' | 'hat' | 'beard'
  shirt: string
  collar: string
}

type Shapes = Record<Look['style'], (look: Look) => { behind: string; before: string }>

const top = (hair: string) =>
  `<path fill="${hair}" d="M284 306c-8-98 40-152 116-152s124 54 116 152c-16-14-26-42-30-66-52 22-126 20-164-6-6 30-18 58-38 72z"/>`

const shapes: Shapes = {
  bob: ({ hair }) => ({
    behind: `<path fill="${hair}" d="M268 452c-16-80-24-140-4-200 20-62 72-104 136-104s116 42 136 104c20 60 12 120-4 200z"/>`,
    before: top(hair),
  }),
  long: ({ hair }) => ({
    behind: `<path fill="${hair}" d="M246 620c22-110-16-250 16-366 18-66 74-106 138-106s120 40 138 106c32 116-6 256 16 366z"/>`,
    before: top(hair),
  }),
  bun: ({ hair }) => ({ behind: `<circle cx="400" cy="132" r="62" fill="${hair}"/>`, before: top(hair) }),
  short: ({ hair }) => ({
    behind: '',
    before: `<path fill="${hair}" d="M286 300c-14-92 26-148 114-150 98-2 136 58 114 150-10-20-16-44-20-66-40 4-110-2-150-32-14 36-40 62-58 98z"/>`,
  }),
  curls: ({ hair }) => ({
    behind: [
      [288, 290, 66],
      [292, 206, 70],
      [356, 154, 70],
      [444, 154, 70],
      [508, 206, 70],
      [512, 290, 66],
      [400, 200, 110],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${hair}"/>`)
      .join(''),
    before: [
      [326, 226, 46],
      [400, 206, 54],
      [474, 226, 46],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${hair}"/>`)
      .join(''),
  }),
  scarf: ({ hair, collar }) => ({
    behind: `<path fill="${collar}" d="M240 600c0-120 6-240 20-320 14-82 66-136 140-136s126 54 140 136c14 80 20 200 20 320z"/>`,
    before: `<path fill="${hair}" d="M296 274c4-64 44-98 104-98s100 34 104 98c-60-52-148-52-208 0z"/><path fill="${collar}" d="M274 330c-10-112 40-178 126-178s136 66 126 178c-8-82-52-124-126-124s-118 42-126 124z"/><path fill="${collar}" d="M274 330c4 70 60 150 126 150s122-80 126-150c30 90 26 190 14 270-60 60-220 60-280 0-12-80-16-180 14-270z"/>`,
  }),
  hat: ({ hair, collar, shirt }) => ({
    behind: `<path fill="${hair}" d="M276 380c-6-60-4-110 8-160h232c12 50 14 100 8 160z"/>`,
    before: `<path fill="${collar}" d="M284 232c0-70 44-116 116-116s116 46 116 116z"/><path fill="${shirt}" d="M268 214h264c10 0 18 8 18 18v24c0 10-8 18-18 18H268c-10 0-18-8-18-18v-24c0-10 8-18 18-18z"/><circle cx="400" cy="108" r="26" fill="${shirt}"/>`,
  }),
  beard: ({ hair }) => ({
    behind: '',
    before: `<path fill="${hair}" d="M284 300c10 66 52 92 116 92s106-26 116-92c12 110-38 180-116 180s-128-70-116-180z"/>${top(hair)}`,
  }),
}

/** Returns a square portrait as SVG text, 800 by 800 pixels. */
export function portraitSvg(look: Look): string {
  const { behind, before } = shapes[look.style](look)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800">
<rect width="800" height="800" fill="${look.background}"/>
<circle cx="400" cy="380" r="300" fill="${look.sun}"/>
<g transform="translate(-40 -80) scale(1.1)">
${behind}
<path fill="${look.shirt}" d="M110 800c6-150 110-220 290-220s284 70 290 220z"/>
<path fill="${look.collar}" d="M300 592c60-18 140-18 200 0-8 66-46 104-100 104s-92-38-100-104z"/>
<path fill="${look.skin}" d="M336 430h128v150c0 42-28 70-64 70s-64-28-64-70z"/>
<path fill="#00000022" d="M336 440h128v48c-36 26-92 26-128 0z"/>
<ellipse cx="400" cy="328" rx="116" ry="146" fill="${look.skin}"/>
${before}
</g>
</svg>`
}
