import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks';
import { compileEarly } from './build/compileEarly';
import { documentSource } from './build/documentParts';
import { firstReads } from './build/firstReads';
import { firstScreen } from './build/firstScreen';
import { offlineWorker } from './build/offlineWorker';
import { openWithoutSlash } from './build/openWithoutSlash';
import { preloadFonts } from './build/preloadFonts';
import { preloadScripts } from './build/preloadScripts';
import { stampLocalConfig } from './build/stampLocalConfig';
import { versionFile } from './build/versionFile';

const devPort = Number(process.env['CONNECT_DEV_PORT'] ?? 3001);

const document = documentSource();

export default defineConfig({
  base: '/connect/',
  plugins: [
    react(),
    openWithoutSlash(),
    stampLocalConfig(),
    preloadFonts(),
    preloadScripts(),
    document.plugin,
    firstReads(async () => (await document.parts()).recorded),
    firstScreen(async () => (await document.parts()).firstScreens),
    compileEarly(),
    offlineWorker(),
    versionFile(),
  ],
  oxc: { plugins: { styledComponents: { ssr: false, pure: true, fileName: false, displayName: false } } },
  // The page is served by another port in development; reloading talks to this one directly.
  server: { port: devPort, hmr: { clientPort: devPort } },
  build: {
    target: 'es2022',
    manifest: true,
    // The document knows which scripts an address needs; nothing has to know it twice.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
