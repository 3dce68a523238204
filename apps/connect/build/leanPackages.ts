import path from 'node:path';
import type { Plugin } from 'vite';

const stand = (file: string) => path.resolve(import.meta.dirname, '../src/app/stands', file);
const inside = (name: string) => new RegExp(`[\\\\/]node_modules[\\\\/]${name}[\\\\/]`);

/** Who asks for what, and what is built in its place. */
const replacements = [
  { importer: /[\\/]core[\\/]src[\\/]/, source: '@supabase/supabase-js', file: stand('clientOfParts.ts') },
  {
    importer: inside('@supabase[\\\\/]auth-js'),
    source: './lib/web3/ethereum',
    file: stand('ethereumNever.ts'),
  },
  { importer: inside('@supabase[\\\\/]auth-js'), source: './GoTrueAdminApi', file: stand('adminNever.ts') },
  { importer: inside('lucide-react'), source: '../createLucideIcon.mjs', file: stand('createIcon.tsx') },
  { importer: inside('stylis'), source: './Prefixer.js', file: stand('noPrefixes.ts') },
  { importer: inside('stylis'), source: './src/Prefixer.js', file: stand('noPrefixes.ts') },
  { importer: /[\\/]paraglide[\\/]messages[\\/]/, source: '../runtime.js', file: stand('pageRuntime.ts') },
  { importer: /[\\/]src[\\/]/, source: '../paraglide/runtime', file: stand('pageRuntime.ts') },
  { importer: /[\\/]src[\\/]/, source: '../../paraglide/runtime', file: stand('pageRuntime.ts') },
] as const;

/** The router names its contexts and components for developers, and by that none of them counts as unused. */
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/;
const displayNames = /^[ \t]*\w+\.displayName = "[^"]*";$/gm;
const madeByReact = /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** The router's code, in which what nobody imports can be left out: the parts of its framework, half of it. */
const separable = (code: string): string =>
  code.replace(displayNames, '').replace(madeByReact, '/* @__PURE__ */ ');

/**
 * Parts of packages that no first screen uses, and that cannot be left out by not importing them: the ways in, live changes, files,
 * functions, wallets, the administration that a publishable key never may, prefixes, ways to guess the language. The router names its development build to every bundler;
 * beside it lies the same one without warnings.
 */
export function leanPackages(): Plugin {
  return {
    name: 'grow-lean-packages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (source === 'react-router') {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return (
          found && { ...found, id: found.id.replace(/([\\/]dist[\\/])development(?=[\\/])/, '$1production') }
        );
      }
      return replacements.find((one) => one.source === source && one.importer.test(importer))?.file;
    },
    transform: {
      filter: { id: ROUTER },
      handler: separable,
    },
  };
}
