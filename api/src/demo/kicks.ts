import { type Category, type Continent, continents } from '@bucketeer/platform/text'
import type { PersonKey } from './people'

interface DemoKick {
  by: PersonKey
  daysAgo: number
  category: Category
  country: string
  location: { lat: number; lng: number }
  name: string
  description: string
}

/** The English name of a country, as the place search has it, latitude and longitude. */
type Place = [country: string, lat: number, lng: number]

const kick = (
  by: PersonKey,
  daysAgo: number,
  category: Category,
  [country, lat, lng]: Place,
  texts: Pick<DemoKick, 'name' | 'description'>,
): DemoKick => ({ by, daysAgo, category, country, location: { lat, lng }, ...texts })

const kicksOf = {
  Europe: {
    'hallstatt-swim': kick('mira', 6.2, 'Chill', ['Austria', 47.5587, 13.6748], {
      name: 'Swim in Hallstätter See before breakfast',
      description:
        'The boats sleep, the village is still a reflection, and the first ten strokes are a conversation with yourself about turning back. Go in from the Obertraun side, where the meadow runs down to the water. The bakery opens at seven.',
    }),
    'lofoten-aurora': kick('henrik', 21.8, 'Travel', ['Norway', 67.9324, 13.0887], {
      name: 'Wait for the northern lights in Reine',
      description:
        'Rent a fisherman’s cabin, put the kettle on, and take turns being the one who stands outside. Most nights nothing happens until it does, and then nobody remembers to take the photograph. Late September is dark enough and not yet cruel.',
    }),
    'porto-ribeira': kick('tomas', 112.3, 'Travel', ['Portugal', 41.1402, -8.6116], {
      name: 'Follow the Douro home through Porto',
      description:
        'Start at the upper deck of the bridge when the lamps come on and walk downhill until you hear plates. Every second door on the Ribeira is a kitchen. Order whatever the next table has, and the green wine in a jug.',
    }),
    'bernina-train': kick('mira', 98.1, 'Travel', ['Switzerland', 46.4098, 10.0233], {
      name: 'Cross the Bernina by train in February',
      description:
        'From Chur to Tirano in four hours, over a pass where the snow stands higher than the carriage. Take the slow red train rather than the panorama one: its windows open. Sit on the right going south, and eat pizzoccheri at the far end.',
    }),
    'val-dorcia-novel': kick('leila', 63.5, 'Chill', ['Italy', 43.0579, 11.6059], {
      name: 'Read one whole novel in Val d’Orcia',
      description:
        'No towns, no lists, no second book in case the first is bad. One chair under one cypress, from the first page to the last, with a pause for lunch. I have never remembered a book so well.',
    }),
  },
  Asia: {
    'fushimi-dawn': kick('aiko', 9.4, 'Chill', ['Japan', 34.9671, 135.7727], {
      name: 'Climb Fushimi Inari before Kyoto wakes',
      description:
        'At five in the morning the ten thousand gates belong to the cats and to whoever sweeps the steps. Climb without counting. At the crossing halfway up, turn round: the whole city is lying there with the lights still on.',
    }),
    'everest-base-camp': kick('nia', 30.6, 'Activity', ['Nepal', 28.0072, 86.8594], {
      name: 'Walk to Everest Base Camp, slowly',
      description:
        'Fourteen days, two of them spent doing nothing at all in Namche, which is the secret. The mountain hides behind its neighbours almost to the end. What you will talk about afterwards is the dal bhat and the people who carried it up.',
    }),
    'koh-lanta': kick('ruby', 77.9, 'Chill', ['Thailand', 7.4772, 99.0936], {
      name: 'Do nothing, properly, on Koh Lanta',
      description:
        'The first day you check the time, the second you check the tide. By the fourth you know which of the beach dogs is in charge. Stay at the south end, where the road gives up.',
    }),
    'singapore-hawkers': kick('aiko', 118.7, 'Travel', ['Singapore', 1.2804, 103.8447], {
      name: 'Eat seven suppers in one Singapore night',
      description:
        'One dish from each hawker centre between Maxwell and Newton, on foot, in the warm dark. Share everything or you will not see number five. The longest queue is right, except once, and finding that one is the game.',
    }),
  },
  'North-America': {
    'moraine-canoe': kick('henrik', 52.4, 'Activity', ['Canada', 51.3217, -116.186], {
      name: 'Paddle Moraine Lake at first light',
      description:
        'For twenty minutes the ten peaks burn orange and the water does exactly what they do. Come with the first shuttle, hire the red canoe, and keep your hands out of it: this was ice last week. Nobody on the lake speaks, and nobody asked them not to.',
    }),
    'monument-valley': kick('nia', 84.2, 'Travel', ['United States', 36.998, -110.0985], {
      name: 'Drive to Monument Valley with the windows down',
      description:
        'Highway 163 from the Utah side, late in the day, one album from beginning to end. The buttes stay the same size for half an hour and then they are above you. Pay for a Navajo guide and see the half that the road does not.',
    }),
    'village-jazz': kick('tomas', 110.5, 'Chill', ['United States', 40.736, -74.0017], {
      name: 'Hear jazz in a New York basement',
      description:
        'Fifteen steps down, a room in the shape of a slice of pie, and a drummer close enough to pass you the salt. Take the late set: the tourists are in bed and the band plays for itself. Walk all the way home afterwards, wherever home is.',
    }),
    'peggys-cove': kick('mira', 37.3, 'Chill', ['Canada', 44.4917, -63.9187], {
      name: 'Sit out a storm at Peggy’s Cove',
      description:
        'A bench, a flask, and the Atlantic throwing itself at pink granite like it has a point to make. Stay off the black rocks; the sea means it. When the light goes on, everybody claps a little.',
    }),
  },
  'South-America': {
    'torres-del-paine': kick('mateo', 14.7, 'Activity', ['Chile', -50.9423, -72.9682], {
      name: 'Walk the W in Torres del Paine',
      description:
        'Five days, four seasons before lunch on each of them. Start the last climb at three in the morning with a headlamp and a bad mood, and be at the lagoon when the towers catch fire. The bad mood does not survive it.',
    }),
    'calchaqui-road': kick('mateo', 69.1, 'Travel', ['Argentina', -26.073, -65.9761], {
      name: 'Take the red road to Cafayate',
      description:
        'Down through the Quebrada de las Conchas, where the rocks have names like the Toad and the Friar and earn them. Somebody is always playing a quena inside the Amphitheatre. The torrontés at the end of the road is for the driver.',
    }),
    'ilha-grande': kick('tomas', 33.8, 'Chill', ['Brazil', -23.1716, -44.1316], {
      name: 'Lend a day to a hammock on Ilha Grande',
      description:
        'An island without cars, two hours from Rio and about thirty years away. Walk over the hill to Lopes Mendes, hang your hammock between the almond trees, and be back before the last boat. Missing it is also fine.',
    }),
    'titicaca-rowing': kick('mateo', 126.4, 'Activity', ['Bolivia', -16.0433, -69.0622], {
      name: 'Row to Isla de la Luna and back',
      description:
        'My grandfather rowed this for potatoes; I row it for the quiet. At this height every stroke costs two breaths, so nobody hurries and nobody talks. The snow across the water is Illampu, and it is farther than it looks.',
    }),
  },
  'Middle-East': {
    'wadi-rum': kick('leila', 17.5, 'Travel', ['Jordan', 29.5765, 35.4199], {
      name: 'Cross Wadi Rum at the pace of a camel',
      description:
        'Two days from Rum village to the arch at Burdah, with a guide who knows every shadow by name. Dinner is dug out of the sand, where it has been cooking since noon. Then the fire goes down and the sky comes up.',
    }),
    'cappadocia-balloon': kick('leila', 58.8, 'Activity', ['Türkiye', 38.6431, 34.8289], {
      name: 'Leave the ground in Cappadocia',
      description:
        'It is five in the morning, it is cold, and somebody is setting fire to a bedsheet. Then the earth simply lets go. An hour over the chimneys with a hundred other balloons, and the only sound is the one you make yourself.',
    }),
    'kadikoy-ferry': kick('mira', 27.1, 'Chill', ['Türkiye', 40.9927, 29.0235], {
      name: 'Take the Kadıköy ferry for the tea',
      description:
        'Twenty minutes between two continents, for the price of a bread ring. Sit outside at the back, hold the tulip glass by its rim, and throw the gulls what is left. Then stay on board and do it again the other way.',
    }),
    'musandam-dhow': kick('ruby', 103.2, 'Travel', ['Oman', 26.2194, 56.3312], {
      name: 'Sail a dhow up the fjords of Musandam',
      description:
        'Norway with the heating on: bare rock straight out of green water, and dolphins that come to look at you. Sleep on deck under one blanket too many. In the morning jump in before anybody offers you coffee.',
    }),
  },
  Africa: {
    'serengeti-crossing': kick('nia', 11.6, 'Travel', ['Tanzania', -1.6012, 34.9723], {
      name: 'Wait at the Mara River in the Serengeti',
      description:
        'Ten thousand wildebeest stand on the bank and none of them wants to be first. You may sit there for six hours and see them walk away again. Bring a thermos, a hat, and a guide who is good at saying nothing.',
    }),
    kilimanjaro: kick('nia', 132.9, 'Activity', ['Tanzania', -3.0758, 37.3533], {
      name: 'Climb Kilimanjaro, pole pole',
      description:
        'Five climates in a week, and one word of advice for all of them: slowly. Take the Lemosho route and the extra day. On the last night walk in the light of your own boots, and let the porters’ singing do the rest.',
    }),
    'erg-chebbi': kick('aiko', 48.6, 'Chill', ['Morocco', 31.1499, -3.9812], {
      name: 'Watch one day pass at Erg Chebbi',
      description:
        'Climb the tallest dune in the dark and stay there. The sand is grey, then rose, then a colour that has no name in any language I speak. By noon you will think you have seen it all; that is when to lie down and listen.',
    }),
    'ngor-right': kick('tomas', 4.5, 'Activity', ['Senegal', 14.7544, -17.5158], {
      name: 'Surf Ngor Right off Dakar',
      description:
        'Paddle across from the mainland with the fishing boats, sit out the first three sets, then ask the uncles whose turn it is. It peels for longer than your legs will hold. Lunch is thieboudienne at the red plastic table.',
    }),
  },
  Australia: {
    'noosa-longboard': kick('ruby', 24.4, 'Activity', ['Australia', -26.3796, 153.1043], {
      name: 'Learn to stand up at Noosa',
      description:
        'The gentlest point break on this side of the world, and the politest: a man of seventy will push you into your first wave. You are going to fall off in front of children who do not. On the third morning you will not.',
    }),
    'cradle-mountain': kick('ruby', 91.7, 'Chill', ['Australia', -41.6591, 145.9613], {
      name: 'Go round Dove Lake and sit down twice',
      description:
        'Two hours if you walk it, a day if you do it well. Cradle Mountain is behind cloud in three of the four photographs anybody has ever taken. Wombats at dusk, by the car park, entirely unimpressed.',
    }),
    'cape-byron': kick('henrik', 2.3, 'Travel', ['Australia', -28.6386, 153.6363], {
      name: 'See Australia’s first light at Cape Byron',
      description:
        'Nobody on the mainland gets the sun before you do. Walk up through the paperbarks in the dark, lean on the lighthouse wall, and look down: in June the whales go north just under your feet.',
    }),
    'flinders-stars': kick('ruby', 40.9, 'Chill', ['Australia', -31.5262, 138.6043], {
      name: 'Count to a thousand stars in the Flinders',
      description:
        'A swag, a clear night and no moon, four hundred kilometres from the next traffic light. The emu is the dark part of the Milky Way: once somebody has shown you, it never goes away again. I lost count at two hundred and twelve.',
    }),
  },
  Antarctica: {
    'paradise-bay': kick('henrik', 73.6, 'Activity', ['Antarctica', -64.8606, -62.8628], {
      name: 'Kayak among the ice of Paradise Bay',
      description:
        'Put the paddle down and the water goes back to being a mirror. Old ice crackles as it melts, air from before there were cities, and now and then a minke whale breathes out beside you. Keep three times its height away from every iceberg; they roll.',
    }),
    'lemaire-channel': kick('mateo', 141.2, 'Travel', ['Antarctica', -65.0667, -63.95], {
      name: 'Pass the Lemaire Channel at midnight',
      description:
        'Eleven kilometres between two walls of mountain, at walking speed, with everybody on deck and nobody talking. In December the sun only pretends to set. Two days of the Drake Passage are the price, and I would pay it again.',
    }),
    'neko-harbour': kick('aiko', 19.2, 'Chill', ['Antarctica', -64.8383, -62.5322], {
      name: 'Share the silence of Neko Harbour',
      description:
        'You get an hour ashore. Walk up above the penguins, sit in the snow, and agree that nobody says a word until the glacier does. When it calves it sounds like a door being closed somewhere in the world.',
    }),
  },
} satisfies Record<Continent, Record<string, DemoKick>>

type KeysOf<Groups> = Groups extends unknown ? keyof Groups : never
export type KickKey = KeysOf<(typeof kicksOf)[Continent]>

/** All Kicks. The picture of a Kick is named after its key. */
export const kicks = continents.flatMap((continent) =>
  Object.entries<DemoKick>(kicksOf[continent]).map(([key, kick]) => ({ key, continent, ...kick })),
)
