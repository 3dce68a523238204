export { columnRoles, Table } from './Table';
export type { TableColumn, TableProps, TableSort } from './Table';
