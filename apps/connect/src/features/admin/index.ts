export { adminTabWords } from './adminTabWords';
