import { auditEntities, type AuditEntity, type AuditEntry } from '@grow/core/audit';
import { describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime';
import { sentenceWords, valueWords } from './auditWords';

const entry: AuditEntry = {
  ...{ id: 1, at: new Date('2024-12-05T13:02:11Z'), actor: undefined, isAutomatic: true },
  ...{ kind: 'hand_in', entity: 'hand_ins', action: 'update', person: undefined, week: 5, title: undefined },
  team: { id: 't', name: 'Drehlicht', slug: 'drehlicht' },
  ...{ names: new Map(), changes: [], hidden: [], reason: undefined },
};
const text = (words: string) => ({ is: 'text', text: words }) as const;
const status = (after: string) => [
  {
    column: 'state',
    field: 'status',
    language: undefined,
    before: text('submitted'),
    after: text(after),
  } as const,
];
const time = { is: 'time', at: new Date('2024-12-09T22:59:00Z') } as const;
const extended = {
  column: 'extended_until',
  field: 'extendedUntil',
  language: undefined,
  ...{ before: undefined, after: undefined },
} as const;
const says = (locale: 'en' | 'de', more: Partial<AuditEntry>) => {
  overwriteGetLocale(() => locale);
  return sentenceWords({ ...entry, ...more });
};

describe('the sentence of an entry', () => {
  it.each([
    [
      { changes: status('accepted') },
      'accepted the hand-in of week 5 of Drehlicht',
      'hat die Abgabe der Woche 5 von Drehlicht angenommen',
    ],
    [
      { changes: [{ ...extended, before: time }] },
      'took back the extension of the hand-in of week 5 of Drehlicht',
      'hat die Verlängerung zurückgenommen: die Abgabe der Woche 5 von Drehlicht',
    ],
    [{}, 'changed the hand-in of week 5 of Drehlicht', 'hat die Abgabe der Woche 5 von Drehlicht geändert'],
    [
      {
        entity: 'team_members',
        kind: 'team',
        action: 'insert',
        person: { id: 'a', name: 'Ada' },
        week: undefined,
      },
      'brought Ada into Drehlicht',
      'hat Ada zu Drehlicht gebracht',
    ],
    [
      {
        entity: 'mentor_assignments',
        kind: 'mentor',
        action: 'insert',
        person: { id: 'b', name: 'Bela' },
        week: undefined,
      },
      'gave Drehlicht to Bela',
      'hat Drehlicht an Bela gegeben',
    ],
    [
      {
        entity: 'hand_in_verdicts',
        kind: 'review',
        action: 'insert',
        changes: [{ ...status('changes_requested')[0], field: 'decision' }],
      },
      'gave Drehlicht feedback on week 5: to revise',
      'hat Drehlicht eine Rückmeldung zu Woche 5 gegeben: zu überarbeiten',
    ],
    [
      {
        entity: 'faqs',
        kind: 'content',
        action: 'delete',
        team: undefined,
        week: undefined,
        title: { en: 'Why', de: 'Warum' },
      },
      'removed the question “Why”',
      'hat die Frage „Warum“ entfernt',
    ],
    [
      {
        ...{ entity: 'jobs', kind: 'job', action: 'insert', job: 'team_suggestions' },
        ...{ team: undefined, week: undefined },
      },
      'started the job “Suggest teams”',
      'hat den Vorgang „Teams vorschlagen“ gestartet',
    ],
  ] as const)('%#', (more, english, german) => {
    expect(says('en', more as Partial<AuditEntry>)).toBe(english);
    expect(says('de', more as Partial<AuditEntry>)).toBe(german);
  });

  it('is whole for every thing and everything that is done', () => {
    for (const entity of Object.keys(auditEntities) as AuditEntity[])
      for (const action of ['insert', 'update', 'delete'] as const)
        for (const locale of ['en', 'de'] as const)
          expect(says(locale, { entity, action, kind: auditEntities[entity] })).toMatch(/^\S.*\S$/);
  });

  it('has words for codes where a field has them, and leaves texts as they are', () => {
    overwriteGetLocale(() => 'en');
    expect(valueWords(text('held'), 'verdict')).toBe('Confirmed');
    expect(valueWords(text('held'), 'status')).toBe('held');
    expect(valueWords(text('open'), 'pitch')).toBe('open');
    expect(valueWords(text('MENTOR'), 'role')).toBe('Mentor');
  });
});
