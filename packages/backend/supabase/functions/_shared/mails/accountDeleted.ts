import type { Locale, Words } from './letter.ts';

/** The last mail to somebody whose account was deleted. */
export function accountDeleted(locale: Locale, details: Record<string, unknown>): Words {
  const name = typeof details.first_name === 'string' ? details.first_name : '';
  if (locale === 'de') {
    return {
      subject: 'Dein GROW-Konto ist gelöscht',
      heading: name === '' ? 'Mach es gut' : `Mach es gut, ${name}`,
      paragraphs: [
        'Dein Konto und alles, was wir über dich gespeichert hatten, ist gelöscht: Profil, Bild, Antworten, Einwilligungen und Anmeldungen.',
        'Auch diese Adresse behalten wir nicht. Das war unsere letzte Mail an dich.',
      ],
      footnote:
        'Du hast dein Konto nicht gelöscht? Dann schreib dem Orga-Team: Jemand hatte Zugang zu deinem Konto.',
    };
  }
  return {
    subject: 'Your GROW account is deleted',
    heading: name === '' ? 'Take care' : `Take care, ${name}`,
    paragraphs: [
      'Your account and everything we had stored about you is deleted: profile, picture, answers, consents and logins.',
      'We do not keep this address either. This was our last mail to you.',
    ],
    footnote: 'You did not delete your account? Then write to the organisers: somebody had access to it.',
  };
}
