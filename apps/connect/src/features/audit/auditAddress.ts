// What of the log is shown, as its address names it.
import { auditActions, auditKinds, type AuditFilter } from '@grow/core/audit';
import { addressCodec, day, entry, id, label, oneOf, words } from '../../shared/list';

/** Which entries are shown, and behind which one they begin. */
export type AuditChoice = AuditFilter & { readonly before: number | undefined };

/** The address of the log. */
export const auditLog = addressCodec<AuditChoice>({
  reason: words(),
  actor: label('by'),
  kind: oneOf('kind', auditKinds),
  action: oneOf('did', auditActions),
  from: day('from'),
  to: day('to'),
  teamId: id('team'),
  personId: id('person'),
  before: entry('before'),
});
