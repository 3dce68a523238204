export { AdminAuditScreen as Screen } from './AdminAuditScreen';
export { prefetch } from './prefetch';
