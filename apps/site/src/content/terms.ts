import type { Localised } from './localised';

/** One line of "what it is": a word and its sentence. */
export type Term = { readonly term: string; readonly text: string };

/** Who, cost, help and prize, in reading order. */
export const terms: Localised<readonly Term[]> = {
  en: [
    {
      term: 'Who',
      text: 'Students of any subject, in small teams. Bring a team, or find one on the board.',
    },
    { term: 'Cost', text: 'Nothing. No fee, no shares, no rights to what you build.' },
    {
      term: 'Help',
      text: 'One mentor per team, office hours every week, open workshops nearly as often.',
    },
    {
      term: 'Prize',
      text: '12,000 euros from the jury and 4,000 from the audience, decided in week 11. Lab access for ten more teams.',
    },
  ],
  de: [
    {
      term: 'Wer',
      text: 'Studierende aller Fächer, in kleinen Teams. Bring ein Team mit oder finde hier eins.',
    },
    { term: 'Kosten', text: 'Keine. Keine Gebühr, keine Anteile, keine Rechte an dem, was du baust.' },
    {
      term: 'Hilfe',
      text: 'Eine Mentorin oder ein Mentor je Team, jede Woche Sprechstunde, fast so oft ein Workshop.',
    },
    {
      term: 'Preis',
      text: '12.000 Euro von der Jury und 4.000 vom Publikum, entschieden in Woche 11. Laborzugang für zehn weitere Teams.',
    },
  ],
};
