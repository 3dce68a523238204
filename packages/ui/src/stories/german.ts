import { cloneElement, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** What the stories say, in German. What is not here stays as it is: names, and stories that are German anyway. */
export const german: Readonly<Record<string, string>> = {
  '16 of 80 places left': '16 von 80 Plätzen frei',
  '22 of 80 places left': '22 von 80 Plätzen frei',
  '3 changes not saved': '3 Änderungen nicht gespeichert',
  '3 selected': '3 ausgewählt',
  '6 of 120 places left': '6 von 120 Plätzen frei',
  'About you': 'Über dich',
  Accepted: 'Angenommen',
  'Ask to join': 'Beitritt anfragen',
  Business: 'Wirtschaft',
  'Change your e-mail': 'E-Mail-Adresse ändern',
  City: 'Stadt',
  Close: 'Schließen',
  'Code from your app': 'Code aus deiner App',
  'Computer science': 'Informatik',
  Dashboard: 'Dashboard',
  Design: 'Gestaltung',
  Discard: 'Verwerfen',
  'Dark theme': 'Dunkle Farben',
  'Doors, safety briefing, tool cards': 'Einlass, Sicherheitsunterweisung, Werkzeugkarten',
  'Drop the film here': 'Lass den Film hier fallen',
  Engineer: 'Entwickeln',
  Events: 'Events',
  'Film is missing': 'Der Film fehlt',
  'Five hours, every tool in the hall, and people who know how to use them.':
    'Fünf Stunden, jedes Werkzeug in der Halle und Menschen, die damit umgehen können.',
  'GROW, home': 'GROW, Startseite',
  'Half-time': 'Halbzeit',
  'Half-time slots are out': 'Die Termine der Halbzeit stehen fest',
  'Hand in prototype': 'Prototyp abgeben',
  'Handed in': 'Abgegeben',
  'In review': 'Wird geprüft',
  Interviews: 'Interviews',
  'Kind of event': 'Art des Events',
  'Leave Spelzwerk?': 'Spelzwerk verlassen?',
  'Leave team': 'Team verlassen',
  'Let go to add it': 'Loslassen, um ihn hinzuzufügen',
  'Light theme': 'Helle Farben',
  Loading: 'Lädt',
  'Log a test': 'Test eintragen',
  Login: 'Anmelden',
  Main: 'Hauptmenü',
  Menu: 'Menü',
  Missed: 'Versäumt',
  'New e-mail': 'Neue E-Mail-Adresse',
  'No tests yet': 'Noch keine Tests',
  'Not yet': 'Noch nicht',
  'Nothing grows here': 'Hier wächst nichts',
  Notifications: 'Benachrichtigungen',
  'One sentence': 'Ein Satz',
  Online: 'Online',
  'Open Workshop, Hall C': 'Offene Werkstatt, Halle C',
  'Organised by students, for students.': 'Von Studierenden organisiert, für Studierende.',
  Pages: 'Seiten',
  People: 'Menschen',
  Phone: 'Telefon',
  Profile: 'Profil',
  'Prototype night': 'Prototypennacht',
  Remove: 'Entfernen',
  Reserve: 'Reservieren',
  Reserving: 'Wird reserviert',
  Returned: 'Zurückgegeben',
  Sales: 'Vertrieb',
  'Save changes': 'Änderungen speichern',
  Saving: 'Wird gespeichert',
  Season: 'Saison',
  'Season 24/25: day 32 of 77, week 5 of 11': 'Saison 24/25: Tag 32 von 77, Woche 5 von 11',
  'Send the link': 'Link senden',
  'Shipping pads from spelt husk that replace polystyrene.': 'Versandpads aus Dinkelspelz statt Styropor.',
  'Sign out': 'Abmelden',
  'Start typing': 'Schreib los',
  Stay: 'Bleiben',
  Subject: 'Fach',
  'Team name': 'Teamname',
  Teams: 'Teams',
  'This page fell over': 'Diese Seite ist umgefallen',
  'Thu, 18:00': 'Do, 18:00',
  'Thu 5 Dec, 18:00': 'Do 5. Dez., 18:00',
  Tonight: 'Heute Abend',
  'Try again': 'Noch einmal versuchen',
  Undo: 'Rückgängig',
  'Upload stopped at 61 %': 'Der Upload blieb bei 61 % stehen',
  'Week 5, 2–8 Dec': 'Woche 5, 2.–8. Dez.',
  Withdraw: 'Zurückziehen',
  Write: 'Schreiben',
  'You can change it until week 7': 'Du kannst ihn bis Woche 7 ändern',
  'Your Team': 'Dein Team',
  'choose a file': 'wähle eine Datei',
  done: 'erledigt',
  or: 'oder',
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
