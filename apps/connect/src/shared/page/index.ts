export { FactList } from './FactList';
export { Crumb, PageAside } from './pageLayout';
export { Sentences } from './Sentences';
