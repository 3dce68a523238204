export { NextList, NextRow } from './NextList';
export type { NextRowProps } from './NextList';
