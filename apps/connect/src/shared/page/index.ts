export { Crumb, PageAside } from './pageLayout';
export { Sentences } from './Sentences';
