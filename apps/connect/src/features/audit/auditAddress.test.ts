import { describe, expect, it } from 'vitest';
import { auditLog, type AuditChoice } from './auditAddress';

const ID = '11111111-0000-4000-8000-000000000001';
const chosen: AuditChoice = {
  ...{ reason: 'were ill', actor: 'automatic', kind: 'hand_in', action: 'update', from: '2024-12-02' },
  ...{ to: '2024-12-05', teamId: ID, personId: ID, before: 41_902 },
};

describe('the address of the log', () => {
  it('says nothing where nothing is chosen, and keeps what is not its own', () => {
    expect(auditLog.write(new URLSearchParams('x=1&before=4'), auditLog.none).toString()).toBe('x=1');
  });

  it('brings every choice back', () => {
    const written = auditLog.write(new URLSearchParams(), chosen);
    expect(written.toString()).toBe(
      `q=were+ill&by=automatic&kind=hand_in&did=update&from=2024-12-02&to=2024-12-05&team=${ID}&person=${ID}&before=41902`,
    );
    expect(auditLog.read(written)).toEqual(chosen);
  });

  it.each([
    'kind=shoes',
    'did=nothing',
    'from=yesterday',
    'to=2024-1-1',
    'to=2024-02-30',
    'team=drehlicht',
    'person=1',
    'before=0',
  ])('takes %s as not chosen', (text) => {
    expect(auditLog.read(new URLSearchParams(text))).toEqual(auditLog.none);
  });
});
