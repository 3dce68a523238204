// What mails about weeks and hand-ins say, in both languages, and where they lead.
import { describe, expect, it } from 'vitest';
import { timeInWords } from '../../supabase/functions/_shared/eventDetails.ts';
import { writeMail } from '../../supabase/functions/_shared/mails/index.ts';

const SITE = 'https://grow.example';
const due = new Date('2024-12-08T22:59:00Z');
const [inEnglish, inGerman] = [timeInWords(due, 'en'), timeInWords(due, 'de')];
const part = (en: string, de: string) => ({ en, de });
const week = {
  ...{ first_name: 'Mira', team: 'Fugenfest', slug: 'fugenfest', milestone_id: 'm5', week: 5 },
  ...{ title_en: 'A prototype', title_de: 'Ein Prototyp', until: due.toISOString() },
  ...{ ready: 2, required: 3, is_handed_in: false, hands_in_by_clock: true, message: '', person: '' },
  there: [part('Claim', 'Behauptung'), part('Prototype', 'Prototyp')],
  missing: [part('Film', 'Film')],
};
const textOf = (kind: string, locale: 'en' | 'de', more: object = {}) => {
  const { subject, text } = writeMail(
    { kind, locale, recipient: 'mira@grow.example', details: { ...week, ...more } },
    SITE,
  );
  return { subject, text };
};

describe('a reminder', () => {
  it('says until when, what is there and what is missing', () => {
    const english = textOf('hand_in_due', 'en');
    expect(english.subject).toBe('Week 5: 2 of 3 ready, not handed in');
    expect(english.text).toContain(`It is due on ${inEnglish}.`);
    expect(english.text).toContain('There: Claim, Prototype\nMissing: Film');
    expect(english.text).toContain('it is handed in by itself');
    expect(english.text).toContain(`Open week 5:\n${SITE}/connect/team/weeks/5`);
    expect(english.text).toContain(`Choose your mails:\n${SITE}/connect/profile/notifications`);
    const german = textOf('hand_in_due', 'de');
    expect(german.subject).toBe('Woche 5: 2 von 3 fertig, nicht abgegeben');
    expect(german.text).toContain(`Fällig ist es am ${inGerman}.`);
    expect(german.text).toContain('Da ist: Behauptung, Prototyp\nEs fehlt: Film');
  });

  it('promises nothing where the team switched it off, and knows what is handed in', () => {
    expect(textOf('hand_in_due', 'en', { hands_in_by_clock: false }).text).not.toContain('by itself');
    const handedIn = textOf('hand_in_due', 'en', { is_handed_in: true });
    expect(handedIn.subject).toBe('Week 5: handed in, 2 of 3 ready');
    expect(handedIn.text).toContain('hand in again');
    expect(handedIn.text).not.toContain('by itself');
  });

  it('says on the morning after how long it still takes', () => {
    const none = { there: [], missing: [part('Claim', 'Behauptung'), part('Film', '')] };
    const english = textOf('hand_in_late', 'en', none);
    expect(english.text).toContain(`until ${inEnglish}; it counts as late`);
    expect(english.text).toContain('There: Nothing yet\nMissing: Claim, Film');
    // A label that is missing in a language is shown in the other one.
    expect(textOf('hand_in_late', 'de', none).text).toContain(
      'Da ist: Noch nichts\nEs fehlt: Behauptung, Film',
    );
  });
});

describe('what became of a hand-in', () => {
  const verdict = { verdict_id: 'v1', person: 'Mara Ott', message: 'Quote the order.\nThen hand in.' };

  it('returned: who asks for what, until when', () => {
    const english = textOf('hand_in_returned', 'en', verdict);
    expect(english.subject).toBe('Mara Ott asks you to revise week 5');
    expect(english.text).toContain('Mara Ott writes:\n\n> Quote the order.\n> Then hand in.');
    expect(english.text).toContain(`Hand in again until ${inEnglish}.`);
    const german = textOf('hand_in_returned', 'de', verdict);
    expect(german.subject).toBe('Mara Ott bittet euch, Woche 5 zu überarbeiten');
    expect(german.text).toContain(`Woche 5 überarbeiten:\n${SITE}/connect/team/weeks/5`);
  });

  it('returned by somebody who is gone, or opened by an organiser', () => {
    expect(textOf('hand_in_returned', 'de', { ...verdict, person: '' }).subject).toMatch(
      /^Jemand bittet euch/,
    );
    expect(textOf('hand_in_returned', 'en').subject).toBe('Week 5 is open again');
    expect(textOf('hand_in_returned', 'de').text).toContain('Das Orga-Team hat sie für euer Team geöffnet.');
  });

  it('opened again and taken back: what was handed in stands', () => {
    const english = textOf('hand_in_not_reopened', 'en');
    expect(english.subject).toBe('Week 5 is not open again after all');
    expect(english.text).toContain('“A prototype” stands as you handed it in. Nothing is left to do.');
    expect(textOf('hand_in_not_reopened', 'de').text).toContain('gilt, wie ihr es abgegeben habt.');
  });

  it('due on another day: until when, and what was asked for, where somebody did', () => {
    const english = textOf('hand_in_return_moved', 'en', verdict);
    expect(english.text).toContain(`Hand in again until ${inEnglish}.`);
    expect(english.text).toContain('What Mara Ott asks for stays:\n\n> Quote the order.');
    expect(textOf('hand_in_return_moved', 'de').text).not.toContain('Worum');
  });

  it('by itself: what was in it, on time or late', () => {
    const onTime = textOf('hand_in_by_clock', 'en', { missing: [] });
    expect(onTime.text).toContain('It counts as on time.');
    expect(onTime.text).toContain('There: Claim, Prototype');
    expect(onTime.text).not.toContain('Missing');
    const late = textOf('hand_in_by_clock', 'de', { is_late: true, is_after_grace: true });
    expect(late.text).toContain('Es gilt als verspätet.');
    expect(late.text).toContain('Es fehlt: Film');
  });

  it('no more time: until when it stays due, and why, where an organiser said so', () => {
    const declined = textOf('hand_in_not_extended', 'en', { message: 'You had two weeks.' });
    expect(declined.subject).toBe('No more time for week 5');
    expect(declined.text).toContain(`It stays due on ${inEnglish}.\n\n> You had two weeks.`);
    const takenBack = textOf('hand_in_not_extended', 'de', { message: '' });
    expect(takenBack.text).toContain(`Fällig ist sie wie zuvor: ${inGerman}.`);
    expect(takenBack.text).not.toContain('>');
  });

  it('to the mentor: which team, what is missing, and where it is read', () => {
    const english = textOf('hand_in_given', 'en', { is_late: true });
    expect(english.subject).toBe('Fugenfest handed in week 5');
    expect(english.text).toContain('A prototype. It came late.');
    expect(english.text).toContain(`Open Fugenfest:\n${SITE}/connect/assigned_teams/fugenfest/weeks/5`);
    expect(textOf('hand_in_given', 'de').subject).toBe('Fugenfest hat Woche 5 abgegeben');
  });

  it('more time, with the reason that an organiser gave, and accepted, with a word or without', () => {
    const more = textOf('hand_in_extended', 'de', { message: 'Ihr wart krank.' });
    expect(more.subject).toBe('Mehr Zeit für Woche 5');
    expect(more.text).toContain(`bis ${inGerman} abgeben. Das Orga-Team schreibt:\n\n> Ihr wart krank.`);
    expect(textOf('hand_in_accepted', 'en', { ...verdict, message: '' }).text).toContain(
      'Mara Ott accepted “A prototype”. Nothing is left to do.',
    );
  });
});

describe('a week that opens', () => {
  it('says what it asks for, and until when', () => {
    expect(textOf('week_open', 'en')).toMatchObject({
      subject: 'Week 5 is open: A prototype',
      text: expect.stringContaining(`It is due on ${inEnglish}.`) as string,
    });
    expect(textOf('week_open', 'de').subject).toBe('Woche 5 ist offen: Ein Prototyp');
  });
});
