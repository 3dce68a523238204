import { cloneElement, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** What the stories say, in German. What is not here stays as it is: names, and stories that are German anyway. */
export const german: Readonly<Record<string, string>> = {
  '1,284 and 89 %': '1.284 und 89 %',
  '12/08 11:59 PM': '8.12., 23.59 Uhr',
  '1284 and 89%': '1284 und 89%',
  '16 of 80 places left': '16 von 80 Plätzen frei',
  '22 of 80 places left': '22 von 80 Plätzen frei',
  '2–8 Dec': '2.–8. Dez.',
  '3 changes not saved': '3 Änderungen nicht gespeichert',
  '3 days 10 hours until Sunday 8 December, 23:59': '3 Tage 10 Stunden bis Sonntag, 8. Dezember, 23:59',
  '3 selected': '3 ausgewählt',
  '6 of 120 places left': '6 von 120 Plätzen frei',
  'A moment': 'Ein Zeitpunkt',
  'A range': 'Ein Zeitraum',
  'About you': 'Über dich',
  Accepted: 'Angenommen',
  'Are you sure?': 'Bist du sicher?',
  'Ask to join': 'Beitritt anfragen',
  Business: 'Wirtschaft',
  'Buttons are verbs with an object': 'Buttons sind Verben mit Objekt',
  'Change your e-mail': 'E-Mail-Adresse ändern',
  City: 'Stadt',
  Close: 'Schließen',
  'Code from your app': 'Code aus deiner App',
  Colours: 'Farben',
  'Colours, type, space, motion, icons and the voice. A click on a token copies it.':
    'Farben, Schrift, Raum, Bewegung, Icons und der Ton. Ein Klick auf ein Token kopiert es.',
  'Computer science': 'Informatik',
  'Dark theme': 'Dunkle Farben',
  Dashboard: 'Dashboard',
  Design: 'Gestaltung',
  Discard: 'Verwerfen',
  'Doors, safety briefing, tool cards': 'Einlass, Sicherheitsunterweisung, Werkzeugkarten',
  'Drop the film here': 'Lass den Film hier fallen',
  'Each week stands 1.2 times taller than the one before: letters, lists and the steps of type.':
    'Jede Woche ist 1,2-mal so hoch wie die davor: Buchstaben, Listen und die Stufen der Schrift.',
  Edit: 'Eingrenzen',
  'Eleven weeks, eleven letters': 'Elf Wochen, elf Buchstaben',
  Engineer: 'Entwickeln',
  'Engineer is with Henrike now.': 'Entwickeln liegt jetzt bei Henrike.',
  Enter: 'Einsteigen',
  'Errors: what happened, what is safe, what to do':
    'Fehler: was geschehen ist, was sicher ist, was zu tun ist',
  Events: 'Events',
  'Every state of each, once, with its props below. Controls change the first one.':
    'Jeder Zustand einer Komponente einmal, darunter ihre Props. Die Regler ändern den ersten.',
  Exchange: 'Einholen',
  Exhale: 'Erholen',
  'Film is missing': 'Der Film fehlt',
  'Five hours, every tool in the hall, and people who know how to use them.':
    'Fünf Stunden, jedes Werkzeug in der Halle und Menschen, die damit umgehen können.',
  'GROW is a founding contest of eleven weeks. Its name for them has eleven letters, and that line is all the decoration there is.':
    'GROW ist ein Gründungswettbewerb von elf Wochen. „eleven weeks“ hat elf Buchstaben, und diese Linie ist der ganze Schmuck.',
  'GROW, home': 'GROW, Startseite',
  'Great job!': 'Gut gemacht!',
  'Half-time': 'Halbzeit',
  'Half-time slots are out': 'Die Termine der Halbzeit stehen fest',
  'Hand in prototype': 'Prototyp abgeben',
  'Handed in': 'Abgegeben',
  'How we say it': 'Wie wir es sagen',
  'How we write numbers and dates': 'Wie wir Zahlen und Daten schreiben',
  'In review': 'Wird geprüft',
  Interviews: 'Interviews',
  Keep: 'Kürzen',
  'Kind of event': 'Art des Events',
  'Leave Spelzwerk?': 'Spelzwerk verlassen?',
  'Leave team': 'Team verlassen',
  'Let go to add it': 'Loslassen, um ihn hinzuzufügen',
  'Light theme': 'Helle Farben',
  'Lines and cards': 'Linien und Karten',
  Listen: 'Lauschen',
  Loading: 'Lädt',
  'Log a test': 'Test eintragen',
  Login: 'Anmelden',
  Main: 'Hauptmenü',
  Menu: 'Menü',
  Missed: 'Versäumt',
  'New e-mail': 'Neue E-Mail-Adresse',
  'No tests yet': 'Noch keine Tests',
  'Nobody fails, tests do': 'Niemand scheitert, nur Tests',
  'Not yet': 'Noch nicht',
  'Nothing grows here': 'Hier wächst nichts',
  Notice: 'Notieren',
  Notifications: 'Benachrichtigungen',
  Numbers: 'Zahlen',
  'Numbers instead of adjectives': 'Zahlen statt Adjektive',
  'One growth rate': 'Eine Wachstumsrate',
  'One sentence': 'Ein Satz',
  Online: 'Online',
  'Only a few places left': 'Nur noch wenige Plätze frei',
  'Oops, something went wrong!': 'Ups, da ist etwas schiefgelaufen!',
  'Open Workshop, Hall C': 'Offene Werkstatt, Halle C',
  'Organised by students, for students.': 'Von Studierenden organisiert, für Studierende.',
  Pages: 'Seiten',
  'Passed days and plain data use ink. Accent marks now and the one thing to do next. Green is only for work a mentor has accepted.':
    'Vergangene Tage und schlichte Daten stehen in Tinte. Der Akzent zeigt, was jetzt ist und was als Nächstes zu tun ist. Grün ist nur, was im Mentoring angenommen wurde.',
  People: 'Menschen',
  Phone: 'Telefon',
  Profile: 'Profil',
  'Prototype night': 'Prototypennacht',
  Remove: 'Entfernen',
  Reserve: 'Reservieren',
  Reserving: 'Wird reserviert',
  Returned: 'Zurückgegeben',
  Rule: 'Regel',
  Sales: 'Vertrieb',
  'Save changes': 'Änderungen speichern',
  Saving: 'Wird gespeichert',
  'Say the thing, then the consequence': 'Sag die Sache, dann die Folge',
  Season: 'Saison',
  'Season 24/25: day 32 of 77, week 5 of 11': 'Saison 24/25: Tag 32 von 77, Woche 5 von 11',
  'Sections sit on hairlines. Only what one could pick up gets a surface: a team, a file, a dialog, a notification.':
    'Abschnitte stehen auf Haarlinien. Eine Fläche bekommt nur, was man in die Hand nehmen könnte: ein Team, eine Datei, ein Dialog, eine Benachrichtigung.',
  'Send the link': 'Link senden',
  'Shipping pads from spelt husk that replace polystyrene.': 'Versandpads aus Dinkelspelz statt Styropor.',
  Show: 'Sagen',
  'Sign out': 'Abmelden',
  'Start typing': 'Schreib los',
  Stay: 'Bleiben',
  Subject: 'Fach',
  Submit: 'Absenden',
  'Success: what happens next, who has it now': 'Erfolg: was als Nächstes geschieht, bei wem es jetzt liegt',
  'Sun 8 Dec, 23:59': 'So 8. Dez., 23:59',
  'Team name': 'Teamname',
  Teams: 'Teams',
  'The connection dropped. Your file is still here. Try again.':
    'Die Verbindung ist abgebrochen. Deine Datei ist noch da. Versuch es noch einmal.',
  'The half circle switches dark and light, the globe English and German, for all stories at once.':
    'Der Halbkreis wechselt zwischen dunkel und hell, der Globus zwischen Englisch und Deutsch, für alle Storys zugleich.',
  'The market test failed.': 'Der Markttest hat nicht gehalten.',
  'This page fell over': 'Diese Seite ist umgefallen',
  'Three rules decide almost every question': 'Drei Regeln entscheiden fast jede Frage',
  'Thu 5 Dec, 18:00': 'Do 5. Dez., 18:00',
  'Thu, 18:00': 'Do, 18:00',
  'Time is ink': 'Zeit ist Tinte',
  'Time left, with the moment beside it': 'Wie lange noch, mit dem Zeitpunkt daneben',
  Tonight: 'Heute Abend',
  Toolbar: 'Werkzeugleiste',
  'Try again': 'Noch einmal versuchen',
  'Two people leave, the team leaves the contest after seven days.':
    'Zwei Leute gehen, nach sieben Tagen verlässt das Team den Wettbewerb.',
  Undo: 'Rückgängig',
  'Upload stopped at 61 %': 'Der Upload blieb bei 61 % stehen',
  Verify: 'Verifizieren',
  'We do not say': 'Wir sagen nicht',
  'We say': 'Wir sagen',
  'Week 5, 2–8 Dec': 'Woche 5, 2.–8. Dez.',
  Weigh: 'Wägen',
  'Where to find what': 'Was wo steht',
  Withdraw: 'Zurückziehen',
  Words: 'Wörter',
  Write: 'Schreiben',
  'You can change it until week 7': 'Du kannst ihn bis Woche 7 ändern',
  'Your Team': 'Dein Team',
  'Your team failed.': 'Dein Team ist gescheitert.',
  'choose a file': 'wähle eine Datei',
  done: 'erledigt',
  'hand-in, accepted, returned, market test': 'Abgabe, angenommen, zurückgegeben, Markttest',
  'in 3 days': 'in 3 Tagen',
  or: 'oder',
  'submission, rejected, sprint': 'Einreichung, abgelehnt, Sprint',
};

const valuesIn = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values as Record<string, unknown>).map(([name, value]) => [name, inGerman(value)]),
  ) as Values;

/** A story's props with every sentence that is known in German, also inside of elements. */
export function inGerman<Value>(value: Value): Value {
  if (typeof value === 'string') return (german[value] ?? value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => inGerman(one)) as Value;
  if (isValidElement(value)) {
    const element = value as ReactElement<{ children?: unknown }>;
    const { children, ...props } = element.props;
    const inside = inGerman(Array.isArray(children) ? children : [children]) as ReactNode[];
    // One by one, as they were written: a list would ask for keys.
    return cloneElement(element, valuesIn(props), ...(children === undefined ? [] : inside)) as Value;
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return valuesIn(value);
}
