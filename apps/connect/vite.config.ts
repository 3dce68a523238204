import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstReads } from './build/firstReads';
import { firstScreen } from './build/firstScreen';
import { openWithoutSlash } from './build/openWithoutSlash';
import { preloadFonts } from './build/preloadFonts';
import { preloadScripts } from './build/preloadScripts';
import { stampLocalConfig } from './build/stampLocalConfig';

const devPort = Number(process.env['CONNECT_DEV_PORT'] ?? 3001);

/**
 * Chunks fall along routes by themselves. What the first visit takes in any case is named here, each with all that it
 * imports: one file packs better than forty that other screens share. What stands earlier takes first.
 */
const firstVisit = [
  { name: 'page', tags: ['$initial' as const] },
  { name: 'login', test: /[\\/]screens[\\/]entrance[\\/]LoginScreen[\\/]index\.ts$/ },
  { name: 'member', test: /[\\/]app[\\/]member\.ts$/ },
  { name: 'dashboard', test: /[\\/]screens[\\/]home[\\/]DashboardScreen[\\/]index\.ts$/ },
  // The largest part of the client library, so that no file is larger than a later chunk may be.
  { name: 'auth', test: /[\\/]node_modules[\\/]@supabase[\\/]auth-js[\\/]/ },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** What many screens share comes in one file with the first of them, instead of forty small ones; words soon do. */
const shared = [
  { name: 'shared', minShareCount: 4 },
  { name: 'shared', minShareCount: 2, test: /[\\/]paraglide[\\/]messages[\\/]/ },
];

export default defineConfig({
  base: '/connect/',
  plugins: [
    react(),
    openWithoutSlash(),
    stampLocalConfig(),
    preloadFonts(),
    preloadScripts(),
    firstReads(),
    firstScreen(),
  ],
  oxc: { plugins: { styledComponents: { ssr: false, pure: true, fileName: false, displayName: false } } },
  // The page is served by another port in development; reloading talks to this one directly.
  server: { port: devPort, hmr: { clientPort: devPort } },
  build: {
    target: 'es2022',
    manifest: true,
    // Browsers that do not know it fetch a module when it is imported.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [...firstVisit, ...shared] } } },
  },
});
