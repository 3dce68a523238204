import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundaryConfig } from './eslint.boundaries.js';

export default defineConfig([
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    '**/storybook-static/',
    '**/.declarations/',
    '**/src/paraglide/',
    'packages/core/src/db/database.types.ts',
    'packages/backend/.local/',
    'scripts/checks/boundaries-fixture/',
    'scripts/checks/names-fixture/',
    'deploy/out/',
  ]),
  // Types, promises and hooks are oxlint's part (.oxlintrc.json): it knows types and takes a tenth of the time.
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    // Time that grows faster than the text: whoever writes the text could stop the process that reads it.
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    // A query in error is disabled until somebody asks again. A condition of one's own would enable it, and fetching
    // ahead would ask for it.
    files: ['apps/*/src/**/*.{ts,tsx}', 'packages/shell/src/**/*.{ts,tsx}'],
    ignores: ['apps/connect/src/app/prefetchPath.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name=/^use(Infinite)?Query$/] Property[key.name="enabled"]',
          message: 'Put the condition into enabledWhile(condition, query).',
        },
        {
          selector:
            'MemberExpression[property.name=/^(prefetchQuery|prefetchInfiniteQuery|ensureQueryData)$/]',
          message: 'Let a screen’s prefetch read it: that leaves out what failed.',
        },
      ],
    },
  },
  ...boundaryConfig(import.meta.dirname),
]);
