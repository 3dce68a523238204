export {
  auditActions,
  type AuditAction,
  type AuditChange,
  type AuditEntry,
  type AuditValue,
} from './AuditEntry';
export { auditEntities, auditKinds, type AuditEntity, type AuditKind } from './auditEntities';
export { auditFieldOf, auditFields, type AuditField } from './auditFields';
export type { AuditFilter } from './AuditFilter';
export { auditMostCounted, AUDIT_PAGE_SIZE, auditRepository, type AuditActor } from './auditRepository';
export { auditKeys, auditQueries } from './auditQueries';
export { auditCsvHead, auditCsvLines, type AuditCsvWords } from './auditCsv';
