import type { Plugin } from 'vite';
import { firstVisitChunks } from './chunks';

/** Counts for a whole file, and only as its first line. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile the scripts of the first visit as they arrive. V8 otherwise compiles a function when it is
 * first called, and nearly all of these are called at once, for the first draw, which then waits for each of them.
 */
export function compileEarly(): Plugin {
  return {
    name: 'grow-compile-early',
    generateBundle: {
      // After Vite has put its list of files in front.
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && firstVisitChunks.includes(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
