import type { DemoJournal } from './demo-journal'

export const journalsOfMira: readonly DemoJournal[] = [
  {
    by: 'mira',
    daysAgo: 95.8,
    title: 'South by window seat',
    description:
      'Stockholm to Porto without leaving the ground. Nine trains, one thermos, a novel I did not open.',
    bucket: 'slow-trains',
    visibility: 'Public',
    stories: [
      {
        daysAgo: 95.2,
        title: 'The mountains arrive at breakfast',
        kick: 'bernina-train',
        picture: 'story-night-train',
        content:
          'I woke up because the train had stopped being loud. Outside the sleeper the Alps were standing about in the blue as if they had been waiting for me to finish.\n\nThe man in the bunk below passed up half a roll with cheese. “First time?” he asked. I said it was the fourth. “Yes,” he said, “but look,” and we looked until Chur.',
      },
      {
        daysAgo: 94.3,
        title: 'The highest platform',
        kick: 'bernina-train',
        picture: 'story-bernina',
        content:
          'At Ospizio Bernina the guard leaned out, breathed in, and told the whole carriage in three languages that we had four minutes. Everybody got out. Nobody needed anything there; there is nothing there to need. There was a wall of snow with a door cut into it, and through the door a frozen lake.\n\nA girl of about six took a handful of snow back to her seat to show her grandmother. It lasted to Alp Grüm. The grandmother kept the water in her cup until Tirano, I saw it, and then she drank it.',
      },
      {
        daysAgo: 90.6,
        title: 'Last station, first plate',
        kick: 'porto-ribeira',
        picture: 'story-last-station',
        content:
          'The line ends where the river does. I walked over the bridge with my bag on my back, because after six days of sitting I wanted to arrive on foot.\n\nTomás had told me to order what the next table had. The next table had tripe. The woman who brought it watched me take the first bite, nodded as one does to a child on a bicycle, and came back with bread. I stayed until the chairs went up.',
      },
    ],
  },
  {
    by: 'mira',
    daysAgo: 5.6,
    title: 'Twelve cold waters',
    description: 'One for each month. Temperatures are honest, times are rounded up.',
    bucket: 'swim-cold',
    visibility: 'Public',
    stories: [
      {
        daysAgo: 5.4,
        title: 'Seven degrees, four minutes',
        kick: 'hallstatt-swim',
        picture: 'story-first-swim',
        content:
          'There is a plan and there is the water. The plan was to go in slowly, breathing out. The water did not take part in the plan.\n\nAfter a minute it stops being cold and becomes loud: every nerve tells you its name. After three it is the quietest place I know. I floated on my back with the village upside down behind me and thought of absolutely nothing. Then Jonas shouted that the bakery had put its light on.',
      },
      {
        daysAgo: 4.1,
        title: 'What the sea threw back',
        kick: 'peggys-cove',
        picture: 'story-storm',
        content:
          'I had packed the swimsuit. I want that written down. But the Atlantic at Peggy’s Cove that day was not a thing one gets into; it was a thing one apologises to.\n\nSo I sat on the bench with a retired keeper of the light and we drank my tea. He told me how they used to listen to the storm through the wall to know where it stood. “You get to miss it,” he said. Month nine: zero degrees, zero minutes, full marks.',
      },
    ],
  },
  {
    by: 'mira',
    daysAgo: 23.2,
    title: 'Notes from the kitchen table',
    description: 'For nobody yet. The year I tried to stay in one place, too.',
    bucket: null,
    visibility: 'Private',
    stories: [
      {
        daysAgo: 22.7,
        title: 'The bread that rose',
        kick: 'val-dorcia-novel',
        picture: 'story-bread',
        content:
          'Leila lent me the house below San Quirico, with the oven and the instructions for the oven, which are longer than those for the house. Loaf one could have held a door open. Loaf two held nothing. Loaf three rose in the night and was leaning against the lid in the morning like somebody early for an appointment.\n\nI ate half of it standing up. The other half I carried to the neighbour, who has baked for sixty years. She knocked on its underside, listened, and gave me an egg.',
      },
    ],
  },
]
