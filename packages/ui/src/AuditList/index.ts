export { AuditDay, AuditFacts, AuditRow, ValueChanges } from './AuditList';
export type {
  AuditDayProps,
  AuditFactsProps,
  AuditRowProps,
  ValueChange,
  ValueChangesProps,
} from './AuditList';
