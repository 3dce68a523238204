// Who may import whom, by the shape of the path and never by a feature's name, so that a new feature
// is covered the moment its folder exists. scripts/checks/boundaries.test.mjs proves that each rule bites.
import boundaries from 'eslint-plugin-boundaries';

const anyGrowBut = (...names) => ({
  regex: `^@grow/(?!(?:${names.join('|') || '$none'})(?:/|$))`,
  message: `Only ${names.map((name) => `@grow/${name}`).join(', ') || 'packages outside the workspace'} may be imported here. docs/architecture.md says why.`,
});
const packages = (regex, message) => ({ regex, message });
const react = packages(
  '^(react|react-dom|react-router-dom|styled-components|@tanstack/.*)(/.*)?$',
  'core is framework-agnostic.',
);
const supabase = packages(
  '^@supabase/',
  'Only core, the backend and an app’s supabaseClient speak to Supabase.',
);
const node = packages('^node:', 'This code also runs in a browser.');
const frame = packages(
  '^(react|react-dom|styled-components)(/.*)?$',
  'The frame functions are inlined into static pages: no framework.',
);

const outside = {
  regex: '^(?:\\.\\./){2,}(?:backend|core|ui|shell|e2e|apps|packages)(?:/|$)',
  message: 'The emulator takes any project folder and knows no package of this workspace.',
};

const restrict = (files, patterns, ignores = []) => ({
  files,
  ignores: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', ...ignores],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const dom = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location', 'history'].map(
  (name) => ({
    name,
    message: 'core touches the browser only in src/browser; take it as an argument.',
  }),
);

const app = (name) => `apps/${name}/src`;
const elements = ['site', 'connect'].flatMap((name) => [
  { type: 'app', pattern: `${app(name)}/app`, partialMatch: false },
  { type: 'screen', pattern: `${app(name)}/screens/*/*`, capture: ['area', 'screen'], partialMatch: false },
  { type: 'feature', pattern: `${app(name)}/features/*`, capture: ['feature'], partialMatch: false },
  { type: 'shared', pattern: `${app(name)}/shared/*`, capture: ['shared'], partialMatch: false },
]);

/** Flat-config entries for the tree below `rootPath`. */
export function boundaryConfig(rootPath) {
  return [
    restrict(['packages/core/src/**/*.ts'], [anyGrowBut(), react, node]),
    {
      files: ['packages/core/src/**/*.ts'],
      ignores: ['packages/core/src/browser/**', '**/*.test.ts'],
      rules: { 'no-restricted-globals': ['error', ...dom] },
    },
    restrict(['packages/ui/src/**/*.{ts,tsx}'], [anyGrowBut(), supabase, node], ['packages/ui/src/frame/**']),
    restrict(['packages/ui/src/frame/**/*.ts'], [anyGrowBut(), supabase, node, frame]),
    restrict(['packages/shell/src/**/*.{ts,tsx}'], [anyGrowBut('core', 'ui'), supabase, node]),
    restrict(['packages/backend/src/**/*.ts'], [anyGrowBut('local-supabase')]),
    // Its tests as well: it is used with any project.
    {
      files: ['packages/local-supabase/**/*.{ts,mjs}'],
      rules: { 'no-restricted-imports': ['error', { patterns: [anyGrowBut(), outside] }] },
    },
    restrict(
      ['apps/*/src/**/*.{ts,tsx}'],
      [anyGrowBut('core', 'ui', 'shell'), supabase],
      ['apps/*/src/**/supabaseClient.ts'],
    ),
    {
      files: ['apps/*/src/**/*.{ts,tsx}'],
      plugins: { boundaries },
      settings: {
        'boundaries/root-path': rootPath,
        'boundaries/elements': elements,
        'import/resolver': {
          typescript: { project: ['apps/*/tsconfig.json'], noWarnOnMultipleProjects: true },
        },
      },
      rules: {
        'boundaries/dependencies': [
          'error',
          {
            default: 'allow',
            policies: [
              {
                from: { element: { type: 'feature' } },
                disallow: { to: { element: { types: { anyOf: ['screen', 'app'] } } } },
                message: 'A feature never imports a screen or the app.',
              },
              {
                from: { element: { type: 'shared' } },
                disallow: { to: { element: { types: { anyOf: ['feature', 'screen', 'app'] } } } },
                message: 'What is shared knows no feature and no screen.',
              },
              {
                from: { element: { type: 'screen' } },
                disallow: { to: { element: { type: 'app' } } },
                message: 'A screen takes what it needs from features; the app imports screens.',
              },
              {
                from: { element: { type: '*' } },
                disallow: { to: { element: { type: 'feature', fileInternalPath: '!index.{ts,tsx}' } } },
                message: 'A feature’s index is its public interface.',
              },
            ],
          },
        ],
      },
    },
  ];
}
