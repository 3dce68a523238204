import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, notYetThere } from './build/chunks';
import { compileEarly } from './build/compileEarly';
import { firstReads } from './build/firstReads';
import { firstScreen } from './build/firstScreen';
import { openWithoutSlash } from './build/openWithoutSlash';
import { preloadFonts } from './build/preloadFonts';
import { preloadScripts } from './build/preloadScripts';
import { stampLocalConfig } from './build/stampLocalConfig';

const devPort = Number(process.env['CONNECT_DEV_PORT'] ?? 3001);

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
    compileEarly(),
  ],
  oxc: { plugins: { styledComponents: { ssr: false, pure: true, fileName: false, displayName: false } } },
  // The page is served by another port in development; reloading talks to this one directly.
  server: { port: devPort, hmr: { clientPort: devPort } },
  build: {
    target: 'es2022',
    manifest: true,
    // Browsers that do not know it fetch a module when it is imported.
    modulePreload: { polyfill: false, resolveDependencies: notYetThere },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
