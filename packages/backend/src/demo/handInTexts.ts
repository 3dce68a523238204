// What the demo's teams hand in and what they are told, week by week.

/** How a week of a demo team ends: what its team does with it, and what is said. */
export type Ending =
  | 'accepted'
  | 'revised'
  | 'returned'
  | 'in_review'
  | 'submitted'
  | 'late'
  | 'clock'
  | 'missed'
  | 'asked'
  | 'extended'
  | 'open';

/** The weeks of the demo's teams, from the first on; what is left out was never opened. */
export const endingsByTeam: Readonly<Record<string, readonly Ending[]>> = {
  spelzwerk: ['accepted', 'accepted', 'revised', 'in_review', 'open'],
  pegelstand: ['accepted', 'accepted', 'accepted', 'returned', 'open'],
  moosgrund: ['accepted', 'accepted', 'accepted', 'late', 'submitted'],
  leihlot: ['accepted', 'revised', 'accepted', 'clock'],
  halbvoll: ['accepted', 'accepted', 'accepted', 'accepted', 'open'],
  fugenfest: ['accepted', 'late', 'accepted', 'missed'],
  drehlicht: ['accepted', 'accepted', 'submitted', 'submitted'],
  leerlauf: ['accepted', 'accepted', 'returned', 'extended'],
  zweitfaden: ['accepted', 'accepted', 'accepted', 'submitted', 'open'],
  stillgelegt: ['accepted', 'accepted', 'missed', 'clock'],
  kaltstart: ['accepted', 'missed', 'missed'],
  rueckwind: ['accepted', 'accepted', 'accepted', 'accepted', 'asked'],
};

type Part = readonly [key: string, value: string];

/** What teams write: texts, names of files, and links, by week. */
export const partsByWeek: readonly (readonly Part[])[] = [
  [
    ['problem', 'The bin at the shop is full by noon, and nobody is paid to empty it.'],
    ['people', 'Marta from the dairy, Olaf from the parcel shop, Inga who ships candles.'],
  ],
  [
    ['notes', 'ten-talks.pdf'],
    ['surprise', 'Nobody asked about the price. Eight of ten asked who takes it back.'],
  ],
  [
    ['profile', 'profile.pdf'],
    ['drawer', 'Supermarkets. They come out again when a regional one asks twice.'],
  ],
  [
    ['assumption', 'What a shop pays for one pad. Below 0.34 € we lose money on every parcel.'],
    [
      'result',
      'We phoned six shops, named one price and asked for an order, not an opinion. Four said yes to 0.38 €, two asked for 0.30 €.',
    ],
  ],
  [
    [
      'claim',
      'Pads keep a parcel below 7 °C for 24 hours, packed by somebody who has never seen them before.',
    ],
    ['prototype', 'cutting-pattern.pdf'],
  ],
];

export const notesOf: Readonly<Partial<Record<Ending, string>>> = {
  accepted: 'One sentence, one number, one person you can call. Go on like this.',
  returned: 'Your strongest proof is missing: the order from Wednesday. Quote that test and hand in again.',
  late: 'Late, and worth the wait.',
};
export const firstTryNote =
  'Two customers stand on this page. Decide for one and put the other into the drawer.';
