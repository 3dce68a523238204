import type { Locale } from '../language/localeStore';

/** One week of the programme: its verb, what one does, what one hands in. */
export type WeekText = { readonly verb: string; readonly task: string; readonly handIn: string };

/** The eleven weeks in order. In both languages the first letters spell the growth line. */
export const weekTexts: Record<Locale, readonly WeekText[]> = {
  en: [
    {
      verb: 'Enter',
      task: 'Kick-off, everywhere on the same evening. Find your people and name the problem.',
      handIn: 'One sentence about the problem',
    },
    {
      verb: 'Listen',
      task: 'Talk to ten people who have the problem. Sell them nothing.',
      handIn: 'Notes from ten interviews',
    },
    {
      verb: 'Edit',
      task: 'Cut down to one customer and one problem. The rest goes in a drawer.',
      handIn: 'Customer profile, one page',
    },
    {
      verb: 'Verify',
      task: 'Find the number that could end the idea, and check that one first.',
      handIn: 'Riskiest assumption and its result',
    },
    {
      verb: 'Engineer',
      task: 'Build something a stranger can use without you in the room.',
      handIn: 'Prototype and a 60-second film',
    },
    {
      verb: 'Notice',
      task: 'Watch five strangers use it. Keep quiet. Write everything down.',
      handIn: 'Five test protocols',
    },
    {
      verb: 'Weigh',
      task: 'Half-time. A jury weighs your evidence and leaves the slides alone.',
      handIn: 'Half-time pitch, four minutes',
    },
    {
      verb: 'Exhale',
      task: 'No deadline. Sleep, eat, and let the test run without you.',
      handIn: 'Nothing. Really',
    },
    {
      verb: 'Exchange',
      task: 'Ask for money, time or data. A yes has to cost them something.',
      handIn: 'Market test, first results',
    },
    {
      verb: 'Keep',
      task: 'Keep what worked and do it twice. Drop what did not.',
      handIn: 'Traction sheet',
    },
    {
      verb: 'Show',
      task: 'The final. Eleven teams, one stage, and everybody who helped in the hall.',
      handIn: 'The final itself',
    },
  ],
  de: [
    {
      verb: 'Einsteigen',
      task: 'Kick-off, überall am selben Abend. Finde deine Leute und benenne das Problem.',
      handIn: 'Ein Satz über das Problem',
    },
    {
      verb: 'Lauschen',
      task: 'Sprich mit zehn Menschen, die das Problem haben. Verkauf ihnen nichts.',
      handIn: 'Notizen aus zehn Gesprächen',
    },
    {
      verb: 'Eingrenzen',
      task: 'Eine Zielgruppe, ein Problem. Der Rest kommt in die Schublade.',
      handIn: 'Kundenprofil, eine Seite',
    },
    {
      verb: 'Verifizieren',
      task: 'Finde die Zahl, die deine Idee beenden könnte, und prüf sie zuerst.',
      handIn: 'Riskanteste Annahme und ihr Ergebnis',
    },
    {
      verb: 'Entwickeln',
      task: 'Bau etwas, das Fremde benutzen können, ohne dass du im Raum bist.',
      handIn: 'Prototyp und 60 Sekunden Film',
    },
    {
      verb: 'Notieren',
      task: 'Sieh fünf Fremden beim Benutzen zu. Schweig. Schreib alles auf.',
      handIn: 'Fünf Testprotokolle',
    },
    {
      verb: 'Wägen',
      task: 'Halbzeit. Eine Jury wägt deine Belege und lässt die Folien liegen.',
      handIn: 'Halbzeit-Pitch, vier Minuten',
    },
    {
      verb: 'Erholen',
      task: 'Keine Frist. Schlaf, iss, und lass den Test ohne dich laufen.',
      handIn: 'Nichts. Wirklich',
    },
    {
      verb: 'Einholen',
      task: 'Bitte um Geld, Zeit oder Daten. Ein Ja muss die anderen etwas kosten.',
      handIn: 'Markttest, erste Ergebnisse',
    },
    {
      verb: 'Kürzen',
      task: 'Behalte, was gewirkt hat, und mach es doppelt. Kürz den Rest.',
      handIn: 'Eure Zahlen auf einer Seite',
    },
    {
      verb: 'Sagen',
      task: 'Das Finale. Elf Teams, eine Bühne. Sag, was du belegen kannst.',
      handIn: 'Das Finale selbst',
    },
  ],
};
