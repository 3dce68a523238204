import type { LegalEntity } from './legalEntity';
import type { Localised } from './localised';

/** A paragraph of words, or the lines of an address whose values come from the legal entity. */
export type LegalBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'lines'; readonly fields: readonly (keyof LegalEntity)[] }
  | { readonly kind: 'mail' };

/** A section of a legal page. */
export type LegalSection = {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
};

/** A legal page. */
export type LegalText = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
};

const text = (words: string): LegalBlock => ({ kind: 'text', text: words });
const lines = (...fields: (keyof LegalEntity)[]): LegalBlock => ({ kind: 'lines', fields });
const mail: LegalBlock = { kind: 'mail' };

/** Who runs the site. */
export const imprint: Localised<LegalText> = {
  en: {
    title: 'Imprint',
    lead: 'Who runs this site, and how to reach them.',
    sections: [
      { id: 'operator', title: 'Operator', blocks: [lines('operator', 'street', 'city')] },
      { id: 'represented', title: 'Represented by', blocks: [lines('representedBy')] },
      { id: 'contact', title: 'Contact', blocks: [mail] },
      { id: 'register', title: 'Register', blocks: [lines('registerEntry')] },
      {
        id: 'responsible',
        title: 'Responsible for the content',
        blocks: [lines('representedBy', 'street', 'city')],
      },
      {
        id: 'terms',
        title: 'Terms of the contest, version 2024-10',
        blocks: [
          text(
            'Students of any university may take part, alone at first and in one team from the day teams close.',
          ),
          text('What you build stays yours. We ask for no fee, no shares and no rights.'),
          text(
            'Hand in what is your own work and name what is not. Treat the people you test with, and each other, fairly; who does not may be asked to leave.',
          ),
          text('You may stop at any time in your profile or by writing to us.'),
        ],
      },
      {
        id: 'links',
        title: 'Links to other sites',
        blocks: [
          text(
            'We checked the sites we link to on the day we set the link. For what they say later, they answer.',
          ),
        ],
      },
    ],
  },
  de: {
    title: 'Impressum',
    lead: 'Wer diese Seite betreibt und wie du uns erreichst.',
    sections: [
      { id: 'operator', title: 'Betreiber', blocks: [lines('operator', 'street', 'city')] },
      { id: 'represented', title: 'Vertreten durch', blocks: [lines('representedBy')] },
      { id: 'contact', title: 'Kontakt', blocks: [mail] },
      { id: 'register', title: 'Register', blocks: [lines('registerEntry')] },
      {
        id: 'responsible',
        title: 'Verantwortlich für den Inhalt',
        blocks: [lines('representedBy', 'street', 'city')],
      },
      {
        id: 'terms',
        title: 'Teilnahmebedingungen, Fassung 2024-10',
        blocks: [
          text(
            'Teilnehmen können Studierende aller Hochschulen, zunächst allein und ab dem Tag, an dem die Teams schließen, in einem Team.',
          ),
          text('Was du baust, bleibt deins. Wir verlangen kein Geld, keine Anteile und keine Rechte.'),
          text(
            'Gib ab, was du selbst gemacht hast, und nenne, was nicht von dir ist. Geht fair miteinander und mit den Menschen um, mit denen ihr testet; wer das nicht tut, kann ausgeschlossen werden.',
          ),
          text('Du kannst jederzeit aufhören, in deinem Profil oder mit einer Nachricht an uns.'),
        ],
      },
      {
        id: 'links',
        title: 'Links zu anderen Seiten',
        blocks: [
          text(
            'Wir haben verlinkte Seiten an dem Tag geprüft, an dem wir den Link gesetzt haben. Für das, was dort später steht, sind ihre Betreiber verantwortlich.',
          ),
        ],
      },
    ],
  },
};

/** What happens to personal data. */
export const privacy: Localised<LegalText> = {
  en: {
    title: 'Privacy',
    lead: 'What we store about you, why, for how long, and how you get it back or have it deleted.',
    sections: [
      { id: 'controller', title: 'Who is responsible', blocks: [lines('operator', 'street', 'city'), mail] },
      {
        id: 'visit',
        title: 'When you only read',
        blocks: [
          text(
            'The public pages set no cookie, load nothing from other companies and measure nobody. The server sees your address and the page you asked for, as every server does, and needs both to answer.',
          ),
          lines('hosting'),
        ],
      },
      {
        id: 'browser',
        title: 'What your browser remembers',
        blocks: [
          text(
            'Two choices stay in your browser and are never sent: dark or light, and the language. When you log in, a cookie holds your session for up to 400 days. Signing out removes it.',
          ),
        ],
      },
      {
        id: 'account',
        title: 'When you have an account',
        blocks: [
          text(
            'We keep your name, e-mail, studies, university, skills, what you write about yourself, your picture, and the answers you gave when you signed up. People who are logged in see your profile. Your e-mail, phone and gender are seen by you and the organisers, and by nobody else.',
          ),
          text(
            'The picture is cut and shrunk in your own browser before it is sent. Place and camera data are gone by then.',
          ),
        ],
      },
      {
        id: 'why',
        title: 'Why we may',
        blocks: [
          text(
            'To run the contest you signed up for (Art. 6 (1) b GDPR). The newsletter needs your consent (Art. 6 (1) a GDPR), and you take it back with one click.',
          ),
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          text(
            'You may ask what we hold, have it corrected, deleted or handed over, object, and restrict its use. Write to us; a person answers. You may also complain to the authority.',
          ),
          mail,
          lines('supervisor'),
        ],
      },
    ],
  },
  de: {
    title: 'Datenschutz',
    lead: 'Was wir über dich speichern, warum, wie lange, und wie du es zurückbekommst oder löschen lässt.',
    sections: [
      {
        id: 'controller',
        title: 'Wer verantwortlich ist',
        blocks: [lines('operator', 'street', 'city'), mail],
      },
      {
        id: 'visit',
        title: 'Wenn du nur liest',
        blocks: [
          text(
            'Die öffentlichen Seiten setzen kein Cookie, laden nichts von anderen Firmen und messen niemanden. Der Server sieht deine Adresse und die Seite, die du aufrufst, wie jeder Server, und braucht beides zum Antworten.',
          ),
          lines('hosting'),
        ],
      },
      {
        id: 'browser',
        title: 'Was dein Browser sich merkt',
        blocks: [
          text(
            'Zwei Entscheidungen bleiben in deinem Browser und werden nie gesendet: dunkel oder hell, und die Sprache. Wenn du dich anmeldest, hält ein Cookie deine Sitzung bis zu 400 Tage. Abmelden entfernt es.',
          ),
        ],
      },
      {
        id: 'account',
        title: 'Wenn du ein Konto hast',
        blocks: [
          text(
            'Wir speichern Name, E-Mail, Studium, Hochschule, Fähigkeiten, was du über dich schreibst, dein Bild und deine Antworten bei der Anmeldung. Wer angemeldet ist, sieht dein Profil. E-Mail, Telefon und Geschlecht sehen du und die Organisation, sonst niemand.',
          ),
          text(
            'Das Bild wird in deinem eigenen Browser zugeschnitten und verkleinert, bevor es gesendet wird. Orts- und Kameradaten sind dann schon weg.',
          ),
        ],
      },
      {
        id: 'why',
        title: 'Warum wir das dürfen',
        blocks: [
          text(
            'Um den Wettbewerb durchzuführen, zu dem du dich angemeldet hast (Art. 6 Abs. 1 b DSGVO). Der Newsletter braucht deine Einwilligung (Art. 6 Abs. 1 a DSGVO), und du nimmst sie mit einem Klick zurück.',
          ),
        ],
      },
      {
        id: 'rights',
        title: 'Deine Rechte',
        blocks: [
          text(
            'Du kannst fragen, was wir haben, es berichtigen, löschen oder dir geben lassen, widersprechen und die Nutzung einschränken. Schreib uns; ein Mensch antwortet. Du kannst dich auch bei der Behörde beschweren.',
          ),
          mail,
          lines('supervisor'),
        ],
      },
    ],
  },
};
