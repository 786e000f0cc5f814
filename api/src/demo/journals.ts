import type { Visibility } from '@bucketeer/platform/text'
import type { BucketKey } from './buckets'
import type { KickKey } from './kicks'
import type { PersonKey } from './people'

/** @param picture the name of a picture @param texts empty lines separate paragraphs of the content */
const story = (
  daysAgo: number,
  kick: KickKey,
  picture: string,
  texts: { title: string; content: string },
) => ({
  daysAgo,
  kick,
  picture,
  ...texts,
})

interface JournalContent {
  title: string
  description: string
  /** Oldest first. */
  stories: ReturnType<typeof story>[]
}

const journal = (
  by: PersonKey,
  daysAgo: number,
  bucket: BucketKey | null,
  visibility: Visibility,
  content: JournalContent,
) => ({ by, daysAgo, bucket, visibility, ...content })

export const journals = [
  journal('mira', 95.8, 'slow-trains', 'Public', {
    title: 'South by window seat',
    description:
      'Stockholm to Porto without leaving the ground. Nine trains, one thermos, a novel I did not open.',
    stories: [
      story(95.2, 'bernina-train', 'story-night-train', {
        title: 'The mountains arrive at breakfast',
        content:
          'I woke up because the train had stopped being loud. Outside the sleeper the Alps were standing about in the blue as if they had been waiting for me to finish.\n\nThe man in the bunk below passed up half a roll with cheese. “First time?” he asked. I said it was the fourth. “Yes,” he said, “but look,” and we looked until Chur.',
      }),
      story(94.3, 'bernina-train', 'story-bernina', {
        title: 'The highest platform',
        content:
          'At Ospizio Bernina the guard leaned out, breathed in, and told the whole carriage in three languages that we had four minutes. Everybody got out. Nobody needed anything there; there is nothing there to need. There was a wall of snow with a door cut into it, and through the door a frozen lake.\n\nA girl of about six took a handful of snow back to her seat to show her grandmother. It lasted to Alp Grüm. The grandmother kept the water in her cup until Tirano, I saw it, and then she drank it.',
      }),
      story(90.6, 'porto-ribeira', 'story-last-station', {
        title: 'Last station, first plate',
        content:
          'The line ends where the river does. I walked over the bridge with my bag on my back, because after six days of sitting I wanted to arrive on foot.\n\nTomás had told me to order what the next table had. The next table had tripe. The woman who brought it watched me take the first bite, nodded as one does to a child on a bicycle, and came back with bread. I stayed until the chairs went up.',
      }),
    ],
  }),
  journal('mira', 5.6, 'swim-cold', 'Public', {
    title: 'Twelve cold waters',
    description: 'One for each month. Temperatures are honest, times are rounded up.',
    stories: [
      story(5.4, 'hallstatt-swim', 'story-first-swim', {
        title: 'Seven degrees, four minutes',
        content:
          'There is a plan and there is the water. The plan was to go in slowly, breathing out. The water did not take part in the plan.\n\nAfter a minute it stops being cold and becomes loud: every nerve tells you its name. After three it is the quietest place I know. I floated on my back with the village upside down behind me and thought of absolutely nothing. Then Jonas shouted that the bakery had put its light on.',
      }),
      story(4.1, 'peggys-cove', 'story-storm', {
        title: 'What the sea threw back',
        content:
          'I had packed the swimsuit. I want that written down. But the Atlantic at Peggy’s Cove that day was not a thing one gets into; it was a thing one apologises to.\n\nSo I sat on the bench with a retired keeper of the light and we drank my tea. He told me how they used to listen to the storm through the wall to know where it stood. “You get to miss it,” he said. Month nine: zero degrees, zero minutes, full marks.',
      }),
    ],
  }),
  journal('mira', 23.2, null, 'Private', {
    title: 'Notes from the kitchen table',
    description: 'For nobody yet. The year I tried to stay in one place, too.',
    stories: [
      story(22.7, 'val-dorcia-novel', 'story-bread', {
        title: 'The bread that rose',
        content:
          'Leila lent me the house below San Quirico, with the oven and the instructions for the oven, which are longer than those for the house. Loaf one could have held a door open. Loaf two held nothing. Loaf three rose in the night and was leaning against the lid in the morning like somebody early for an appointment.\n\nI ate half of it standing up. The other half I carried to the neighbour, who has baked for sixty years. She knocked on its underside, listened, and gave me an egg.',
      }),
    ],
  }),
  journal('henrik', 69.8, 'far-north-south', 'Public', {
    title: 'A season on the ice',
    description:
      'Four months of guiding at sixty-five degrees south, and the long way home to the same latitude north.',
    stories: [
      story(69.5, 'paradise-bay', 'story-ice', {
        title: 'How blue is made',
        content:
          'Guests always ask about the blue. I have an answer with crystals and wavelengths in it, and I gave it for years. This season a boy of ten told me before I could begin: “It is blue because it has been squeezed so long that only the blue was left.”\n\nThat is, as it happens, correct. I have retired the other one.',
      }),
      story(20.4, 'lofoten-aurora', 'story-cabin', {
        title: 'Home, lights on',
        content:
          'The first night back I slept. The second I put the kettle on and stood outside. My mother came out in her coat over her nightdress, as she has done every autumn of my life, looked up once, said “There they are, then,” and went back to bed.\n\nI have crossed the world to show people the sky. I learned it from somebody who needs four seconds.',
      }),
    ],
  }),
  journal('nia', 28.8, 'summits', 'Public', {
    title: 'The year of slow feet',
    description: 'Two hills and a river. I am told it is not a race; I am looking into it.',
    stories: [
      story(28.4, 'everest-base-camp', 'story-lukla', {
        title: 'Day nine, and it was behind a hill',
        content:
          'Nobody tells you that the highest mountain in the world spends most of the walk hiding. On day nine I said so to Pasang, who has carried loads up here since he was fifteen. He laughed so hard he had to put the basket down.\n\n“You came to see it,” he said. “It did not come to see you.” Then he pointed between two lesser giants, and there was a grey shoulder with a scarf of snow blowing off it. I cried, obviously. He had tea.',
      }),
      story(10.8, 'serengeti-crossing', 'story-river', {
        title: 'The sixth hour',
        content:
          'For five hours they came down to the water, thought better of it, and went away. In the sixth, one of them, not a large one, slipped. That was all it took: she was in, so they were all in.\n\nI have been thinking about leadership ever since.',
      }),
    ],
  }),
  journal('aiko', 16.1, 'quiet-places', 'Public', {
    title: 'Lists of sounds',
    description: 'One hour in one place. The pencil moves only when something is heard.',
    stories: [
      story(15.9, 'neko-harbour', 'story-silence', {
        title: 'Neko Harbour: five',
        content:
          'A penguin, complaining. My own collar. Meltwater under the snow, so thin that I first took it for a thought. The glacier, once: a door closed somewhere in the world.\n\nAnd then forty people, all breathing in.',
      }),
      story(8.1, 'fushimi-dawn', 'story-gates', {
        title: 'Fushimi Inari: eleven',
        content:
          'A broom. The broom’s pause. Rain arriving in the cedars a full minute before it arrived on me. A cat that wished to be let out of a shrine that has no doors. Two coins. A train, far down, carrying people who were already late.\n\nThe other five I have kept for myself.',
      }),
    ],
  }),
  journal('leila', 15.3, 'tea-stops', 'Public', {
    title: 'Three glasses',
    description: 'Bitter, strong, gentle: a year of being offered tea.',
    stories: [
      story(15.1, 'wadi-rum', 'story-fire', {
        title: 'Dinner under the sand',
        content:
          'Salem buried the lamb at noon and then forgot about it, or pretended to, for seven hours. When the stars were out he walked straight to a piece of desert that looked like every other piece of desert and began to dig with his hands.\n\n“How do you know where it is?” I asked. He considered this. “It is where I put it,” he said. The tea was the strong kind.',
      }),
      story(12.2, 'cappadocia-balloon', 'story-balloon', {
        title: 'The woman who held the rope',
        content:
          'The pilot got the photographs. The one I remember is Emine, who held the rope: two feet on the ground, both hands full of a thing that wanted to leave. She has done it for eleven years and has never gone up.\n\n“Somebody has to be where they come down,” she said. She pours the third glass, the gentle one, when you do.',
      }),
    ],
  }),
  journal('mateo', 12.4, 'uphill', 'Public', {
    title: 'Legs, lungs, weather',
    description: 'A guide on holiday, which is to say a guide who carries only his own things.',
    stories: [
      story(12.1, 'torres-del-paine', 'story-towers', {
        title: 'Three in the morning, in favour',
        content:
          'At three in the morning every reason to stay in the sleeping bag is a good one. I know them all; I have heard them from two thousand clients. This time they were mine, and I am embarrassed to say that they worked for twenty minutes.\n\nWe reached the lagoon with the last star. Then somebody up there lit the first tower, and the second, and the third, as one lights candles: without hurry, for guests.',
      }),
    ],
  }),
]
