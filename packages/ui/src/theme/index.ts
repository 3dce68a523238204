export { cssText } from './globalCss';
export { GlobalStyle } from './GlobalStyle';
export { theme } from './theme';
export { typeStyles, visuallyHidden } from './typeStyles';
export { useTheme } from './useTheme';
