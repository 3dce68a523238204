/**
 * Under which a page is measured: nothing moves, and letters take the room that their font file says, not what the
 * machine's hinting makes of it. So lines break at the same words on every machine.
 */
export const stillCss =
  '*,*::before,*::after{animation:none!important;transition:none!important;text-rendering:geometricPrecision!important}';
