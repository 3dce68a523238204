export { columnRoles, Table } from './Table';
export type { TableColumn, TableProps, TableSelection, TableSort } from './Table';
