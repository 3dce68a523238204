import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundaryConfig } from './eslint.boundaries.js';

export default defineConfig([
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    '**/storybook-static/',
    '**/src/paraglide/',
    'packages/core/src/db/database.types.ts',
    'packages/backend/.local/',
    'scripts/checks/boundaries-fixture/',
    'deploy/out/',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['vitest.shared.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
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
    files: ['**/*.tsx', 'packages/shell/src/**/*.ts', 'apps/*/src/**/*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    // A query in error is disabled until somebody asks again. A condition of one's own would enable it, and fetching
    // ahead would ask for it.
    files: ['apps/*/src/**/*.{ts,tsx}', 'packages/shell/src/**/*.{ts,tsx}'],
    ignores: ['apps/connect/src/navigation/PrefetchClient.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name=/^use(Infinite)?Query$/] Property[key.name="enabled"]',
          message: 'Put the condition into askedWhile(condition, query).',
        },
        {
          selector:
            'MemberExpression[property.name=/^(prefetchQuery|prefetchInfiniteQuery|ensureQueryData)$/]',
          message: 'Call prefetchWith(queryClient): it leaves out what failed.',
        },
      ],
    },
  },
  {
    // A test may await nothing and hold loosely typed answers of foreign services.
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'packages/*/test/**/*.ts'],
    rules: {
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Playwright hands a fixture over by a function called `use`, which is no React hook.
    files: ['packages/e2e/**/*.ts'],
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
  },
  ...boundaryConfig(import.meta.dirname),
]);
