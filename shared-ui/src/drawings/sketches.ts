/** A coloured area under the lines. */
export interface Wash {
  d: string
  tint: 'sunset' | 'lagoon' | 'ink'
  /** 0 to 1. */
  opacity: number
}

export interface Sketch {
  /** The light area behind everything. */
  ground: string
  washes: Wash[]
  /** The path drawn with the thick stroke. */
  lines: string
  /** The path drawn with the thin stroke. */
  hairlines: string
}

export type DrawingKind = 'bucket' | 'journal' | 'kick' | 'lost' | 'broken' | 'search'

/** Drawn on 240 by 180 units, with the horizon at 156. */
export const sketches: Record<DrawingKind, Sketch> = {
  bucket: {
    ground: 'M28 118C20 74 62 34 116 32s104 34 100 82c-2 26-34 40-92 41S32 142 28 118z',
    washes: [
      { tint: 'sunset', opacity: 0.48, d: 'M146 52a21 21 0 1 1-42 0a21 21 0 1 1 42 0z' },
      { tint: 'lagoon', opacity: 0.34, d: 'M85 100h78l-9 55q-30 4-60 0z' },
      { tint: 'sunset', opacity: 0.58, d: 'M90 122q34 9 70-1l-2 13q-32 8-66 1z' },
    ],
    lines:
      'M80 97c0 5 18 9 40 9s40-4 40-9-18-9-40-9-40 4-40 9zM80 98l10 54c2 6 58 6 60 0l10-54M82 93C84 50 156 50 158 93M20 156q30-2 62-1M158 155q30-1 64 1',
    hairlines:
      'M92 120q28 8 56 0M95 134q25 7 50 0M120 20v-8M142 26l5-7M98 26l-5-7M196 132q0-12-7-18M196 132q1-14 9-20M196 155v-26M44 155q-1-9-7-14M44 155q0-11 6-17M184 60q5-5 9 0q5-5 9 0M202 76q4-4 7 0q4-4 7 0',
  },
  journal: {
    ground: 'M24 104C22 62 66 30 118 34s104 30 98 78c-4 30-44 42-96 42S26 138 24 104z',
    washes: [
      { tint: 'sunset', opacity: 0.48, d: 'M92 76a13 13 0 1 1-26 0a13 13 0 1 1 26 0z' },
      { tint: 'lagoon', opacity: 0.34, d: 'M53 122l18-24 11 11 14-20 20 28v18q-32-10-63-4z' },
      { tint: 'sunset', opacity: 0.58, d: 'M178 62l12-18q8-2 9 6l-12 20z' },
    ],
    lines:
      'M120 70q-34-16-72-6v76q38-8 72 8q34-16 72-8V64q-38-10-72 6zM120 70v78M48 68l-8 2v80q40-8 80 7q40-15 80-7V70l-8-2M198 36l-40 62-4 14 12-8 40-62q-2-6-8-6zM158 98l8 6',
    hairlines:
      'M56 118l16-22 10 12 13-19 17 25M132 86q12-5 22-7M132 100q8-3 14-5M132 114q10-4 16-5M132 128q22-7 46-6M190 48l8 6',
  },
  kick: {
    ground: 'M22 112C18 68 60 30 114 30s108 32 104 84c-2 28-38 41-94 41S26 144 22 112z',
    washes: [
      { tint: 'sunset', opacity: 0.48, d: 'M192 66a20 20 0 1 1-40 0a20 20 0 1 1 40 0z' },
      { tint: 'lagoon', opacity: 0.34, d: 'M118 54l58 101H62l36-62z' },
      { tint: 'ink', opacity: 0.1, d: 'M118 54l58 101h-50l6-40-16-14z' },
      { tint: 'sunset', opacity: 0.5, d: 'M117 24q14-6 26 2l-6 8 6 8q-12-7-26-1z' },
    ],
    lines: 'M36 156l50-70 8 8 22-39 38 64 10-14 38 51M115 55V21q14-6 26 2l-6 8 6 8q-12-7-26-1M16 156h208',
    hairlines:
      'M102 79l8 6 7-9 9 10 7-7M64 148q22-2 20-12t18-12 8-14 10-12M52 62q5-5 9 0q5-5 9 0M38 78q4-4 7 0q4-4 7 0M206 156l5-14 5 14M209 148h4M30 156l4-11 4 11',
  },
  lost: {
    ground: 'M24 110C20 66 60 30 116 31s106 35 101 83c-3 29-41 41-97 41S27 142 24 110z',
    washes: [
      { tint: 'sunset', opacity: 0.48, d: 'M78 60a18 18 0 1 1-36 0a18 18 0 1 1 36 0z' },
      { tint: 'sunset', opacity: 0.58, d: 'M94 53l70-4 14 14-13 13-70 2z' },
      { tint: 'lagoon', opacity: 0.36, d: 'M82 100l13-12h60l2 24-61 1z' },
      { tint: 'lagoon', opacity: 0.24, d: 'M20 156q44-30 104-26t98 26z' },
    ],
    lines:
      'M116 152V114M124 150V114M116 88V76M124 88V75M116 50V34q4-5 8 0V50M92 51l70-3 15 13-14 14-71 3zM150 87l-58 2-14 12 15 12 58-2zM16 154q46-28 106-26t102 26',
    hairlines:
      'M104 62q24-3 44-2M100 100q20-3 38-2M134 150q12-6 26-2M60 142q8-6 17-2M190 136l5-15 6 14M193 129h5M40 141l4-12 5 10M192 84q5-5 9 0q5-5 9 0M178 100q4-4 7 0q4-4 7 0',
  },
  broken: {
    ground: 'M22 108C20 64 62 30 116 30s106 32 102 82c-2 30-42 43-98 43S25 142 22 108z',
    washes: [
      {
        tint: 'ink',
        opacity: 0.13,
        d: 'M72 78c-16 0-17-22-1-24 2-20 30-24 37-8 16-10 34 2 31 14 18 0 18 19 2 19z',
      },
      { tint: 'sunset', opacity: 0.6, d: 'M140 100l-30 54h26z' },
      { tint: 'sunset', opacity: 0.28, d: 'M142 100l36 55h-44z' },
    ],
    lines:
      'M68 75c-15 0-16-21-1-23 2-20 30-24 37-8 16-10 34 2 31 14 17 0 17 17 2 17zM141 97l-34 58h74zM141 97l-7 58M141 97l10 58M141 97l-3-6M141 97l4-6M16 156h208',
    hairlines:
      'M78 90l-4 11M94 88l-5 15M110 90l-4 11M84 112l-4 11M100 112l-3 8M62 94l-3 8M181 155l12-8M107 155l-12-7M40 156l6-18 6 18M43 147h6M26 156l4-12 5 12M206 156l5-16 6 16M209 148h5',
  },
  search: {
    ground: 'M24 108C20 64 62 31 116 31s106 33 101 82c-3 30-43 42-97 42S27 140 24 108z',
    washes: [
      { tint: 'lagoon', opacity: 0.32, d: 'M48 72l40-12v76l-40 14zM128 74l40-12v76l-40 14z' },
      { tint: 'sunset', opacity: 0.32, d: 'M184 92a28 28 0 1 1-56 0a28 28 0 1 1 56 0z' },
      { tint: 'sunset', opacity: 0.5, d: 'M174 116l8-7 24 26q-2 8-9 7z' },
    ],
    lines:
      'M168 122v14l-40 12-40-14-40 14V70l40-14 40 14 12-4M88 56v78M128 70v10M128 110v38M182 89a28 28 0 1 1-56 0a28 28 0 1 1 56 0zM173 110l6-6 26 27q2 8-7 8z',
    hairlines: 'M58 122q8-14 16-12t12-8 14-2 12 10M64 86l8 8M72 86l-8 8M138 86q4-14 18-13M100 84q6-6 12-2',
  },
}
