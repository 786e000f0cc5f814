/** The colours of streets and what lies between them. A canvas reads no CSS variables. */
export interface StreetColours {
  land: string
  wood: string
  park: string
  grass: string
  farmland: string
  sand: string
  ice: string
  built: string
  water: string
  shore: string
  building: string
  /** Each kind of road with its edge. */
  highway: string
  highwayEdge: string
  majorRoad: string
  majorRoadEdge: string
  minorRoad: string
  minorRoadEdge: string
  path: string
  rail: string
  boundary: string
  text: string
  softText: string
  waterText: string
  natureText: string
  /** Behind texts. */
  halo: string
}

export const light: StreetColours = {
  land: '#FBF8F2',
  wood: '#D6E3C8',
  park: '#DDEBCF',
  grass: '#E9F0DC',
  farmland: '#F5F0E0',
  sand: '#F3E7C9',
  ice: '#F3F8F9',
  built: '#F3ECE1',
  water: '#C3DEDC',
  shore: '#8DBBB8',
  building: '#E7DCCB',
  highway: '#F5BE97',
  highwayEdge: '#D98F63',
  majorRoad: '#FBE3B9',
  majorRoadEdge: '#D9B983',
  minorRoad: '#FFFFFF',
  minorRoadEdge: '#DACFBC',
  path: '#A98862',
  rail: '#A39A8B',
  boundary: '#8C8473',
  text: '#1B2430',
  softText: '#566173',
  waterText: '#0A5555',
  natureText: '#37602F',
  halo: '#FBF8F2',
}

export const dark: StreetColours = {
  land: '#161E2E',
  wood: '#1A2C2C',
  park: '#1C3230',
  grass: '#19272C',
  farmland: '#1A2330',
  sand: '#2B2A2C',
  ice: '#22304A',
  built: '#1B2436',
  water: '#113840',
  shore: '#2E6A6E',
  building: '#26324A',
  highway: '#8A5540',
  highwayEdge: '#4A3330',
  majorRoad: '#665542',
  majorRoadEdge: '#373536',
  minorRoad: '#34425B',
  minorRoadEdge: '#101827',
  path: '#8F7B60',
  rail: '#56627A',
  boundary: '#7B889F',
  text: '#F2EDE4',
  softText: '#B4BECD',
  waterText: '#85DAD3',
  natureText: '#A9D69C',
  halo: '#131B2A',
}
