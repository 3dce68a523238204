export { auditLog, type AuditChoice } from './auditAddress';
export { actorWords, changeLabel, hiddenWords, sentenceWords, valueWords } from './auditWords';
export { actionWords, kindWords } from './thingWords';
export { useAuditActors, useAuditChoice, useAuditCount, useAuditEntries, useAuditFile } from './useAudit';
