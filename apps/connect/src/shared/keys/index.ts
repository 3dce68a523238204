export { isTyping } from './isTyping';
export { useWindowKeys } from './useWindowKeys';
