export { Crumb, PageAside } from './pageLayout';
