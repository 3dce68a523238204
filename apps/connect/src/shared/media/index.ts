export { useMedia } from './useMedia';
