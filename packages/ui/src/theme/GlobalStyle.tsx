import { createGlobalStyle } from 'styled-components';
import { cssText } from './globalCss';

/** Puts the variables of both colour schemes, the reset, focus and reduced motion on the page. Render it once, at the root. */
export const GlobalStyle = createGlobalStyle`${cssText}`;
