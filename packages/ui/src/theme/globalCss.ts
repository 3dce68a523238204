import { avatarPairs, colorSchemes, floatShadows, inkPairs, layers, systemColors } from '../tokens';
import type { ColorRole } from '../tokens';
import { colorVariable } from './theme';

type Scheme = keyof typeof colorSchemes;

const declareRoles = (values: Partial<Record<ColorRole, string>>) =>
  (Object.entries(values) as [ColorRole, string][]).map(([role, value]) => `${colorVariable(role)}:${value}`);

const declareScheme = (scheme: Scheme) =>
  [
    `color-scheme:${scheme}`,
    ...declareRoles(colorSchemes[scheme]),
    `--shadow-float:${floatShadows[scheme]}`,
  ].join(';');

const pairRules = [
  ...Object.entries(inkPairs).map(
    ([ink, [ground, figure]]) => `[data-ink='${ink}']{--ground:${ground};--figure:${figure}}`,
  ),
  ...avatarPairs.map(
    ([ground, figure], index) => `[data-ink='${index}']{--ground:${ground};--figure:${figure}}`,
  ),
].join('\n');

/** Variables, reset, focus and reduced motion as one text, so that a prerendered page can inline it. */
export const cssText = `
:root,[data-theme='dark']{${declareScheme('dark')}}
[data-theme='light']{${declareScheme('light')}}
@media (forced-colors:active){:root,[data-theme]{${declareRoles(systemColors).join(';')}}}
@media print{:root[data-theme]{${declareScheme('light')}}}
${pairRules}
:root{
--font-display:'Archivo Variable','Archivo Fallback',system-ui,sans-serif;
--font-body:'Hanken Grotesk Variable','Hanken Grotesk Fallback',system-ui,sans-serif;
--space-1:4px;--space-2:8px;--space-3:12px;--space-4:16px;--space-5:24px;--space-6:32px;--space-7:48px;--space-8:72px;--space-9:112px;
--space-section:clamp(88px,11vw,160px);
--radius-xs:3px;--radius-sm:6px;--radius-md:10px;--radius-lg:14px;--radius-full:9999px;
--time-tap:90ms;--time-quick:160ms;--time-base:240ms;--time-slow:420ms;--time-grow:770ms;
--ease-grow:cubic-bezier(.16,.84,.24,1);--ease-leave:cubic-bezier(.5,0,.9,.4);
--gutter:20px;--content-max:1320px;--header-height:3.5rem;
}
@media (min-width:48em){:root{--gutter:36px}}
@media (min-width:62em){:root{--gutter:48px;--header-height:4.25rem}}
@media (min-width:80em){:root{--gutter:60px}}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:96px;background:var(--color-canvas)}
body{margin:0;min-height:100svh;background:var(--color-canvas);color:var(--color-ink);font-family:var(--font-body);font-size:1rem;line-height:1.55;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-x:clip}
@media (max-width:61.99em){
html[data-menu-open]{height:100%;overflow:hidden}
html[data-menu-open] body{height:100dvh;min-height:0;overflow:clip}
html[data-menu-open] :is(main,footer){visibility:hidden}
}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,blockquote{margin:0;padding:0}
h1,h2,h3,h4{font-size:inherit;font-weight:inherit}
@supports (hyphenate-limit-chars:18 6 6){:is(h1,h2,h3){hyphens:auto;hyphenate-limit-chars:18 6 6}}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
legend{padding:0}
a{color:inherit;text-decoration:none}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
svg{display:block;flex:none}
img{max-width:100%;display:block}
b,strong{font-weight:650}
hr{border:0;border-top:1px solid var(--color-line);margin:0}
[hidden]{display:none!important}
table,time{font-variant-numeric:tabular-nums}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:3px}
:where(:focus-visible){border-radius:var(--radius-xs)}
main:focus{outline:none}
::selection{background:var(--color-accent);color:var(--color-on-accent)}
[data-skip-link]{position:absolute;left:-999px;top:8px;background:var(--color-ink);color:var(--color-canvas);padding:10px 16px;border-radius:var(--radius-sm);z-index:${layers.tooltip}}
[data-skip-link]:focus{left:16px}
@keyframes grow-pulse{50%{opacity:.45}}
@media (prefers-reduced-motion:reduce){
html{scroll-behavior:auto}
*,*::before,*::after{animation-duration:.01ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition-duration:.01ms!important}
}
`;
