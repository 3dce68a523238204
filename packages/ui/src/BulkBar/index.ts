export { BulkBar } from './BulkBar';
export type { BulkAction, BulkBarProps } from './BulkBar';
