import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { join, resolve } from 'node:path';
import { writeVersion } from '../../deploy/version.mjs';
// By its file: the configuration is run by Node, which reads no package of TypeScript sources.
import { databaseLevel } from '../../packages/core/src/db/databaseLevel';
import { sitePages, writePages } from './build/sitePages';

/** A script that a page carries inline: one file without imports. */
const inlineScript = (name: string, input: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: `node_modules/.site-${name}`,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: { input: { [name]: input }, output: { format: 'iife', entryFileNames: '[name].js' } },
  },
});

const port = Number(process.env['PORT'] ?? 3000);
const connectPort = Number(process.env['CONNECT_DEV_PORT'] ?? 3001);

/** Where a deployment keeps what it pulled; the committed sample where it says nothing. */
const contentFolder = process.env['GROW_CONTENT'];

export default defineConfig({
  appType: 'custom',
  ...(contentFolder === undefined
    ? {}
    : {
        resolve: {
          alias: [{ find: './snapshot.json', replacement: join(resolve(contentFolder), 'snapshot.json') }],
        },
      }),
  plugins: [react(), sitePages()],
  // Class names come from file paths, so that the drawn pages and the account script agree on them.
  oxc: { plugins: { styledComponents: { fileName: false, displayName: false } } },
  server: {
    host: 'localhost',
    port,
    strictPort: true,
    // One origin in development as in production: connect's own server answers below its base.
    proxy: { '^/connect(/|$)': { target: `http://localhost:${connectPort}`, ws: true } },
  },
  environments: {
    client: {
      build: {
        outDir: process.env['GROW_SITE_DIST'] ?? 'dist',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          output: {
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            entryFileNames: 'assets/[name]-[hash:6].js',
          },
          input: {
            account: 'src/account/main.tsx',
            later: 'src/later/main.ts',
            reports: 'src/reports/main.ts',
            menu: 'src/menu/main.ts',
            styles: 'src/styles.ts',
          },
        },
      },
    },
    frame: inlineScript('frame', 'src/frame/main.ts'),
    filters: inlineScript('filters', 'src/filters/main.ts'),
    showcase: inlineScript('showcase', 'src/showcase/main.ts'),
    ssr: {
      resolve: { noExternal: ['styled-components', /^@grow\//] },
      build: {
        outDir: 'node_modules/.site-render',
        copyPublicDir: false,
        rolldownOptions: { input: { render: 'src/render.tsx' }, output: { entryFileNames: '[name].mjs' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const build = async (name: 'client' | 'frame' | 'filters' | 'showcase' | 'ssr') => {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`The build has no part called ${name}`);
        await builder.build(environment);
        return resolve(builder.config.root, environment.config.build.outDir);
      };
      const folders = {
        client: await build('client'),
        frame: await build('frame'),
        filters: await build('filters'),
        showcase: await build('showcase'),
        ssr: await build('ssr'),
      };
      // Reference pictures are taken of a build that stands still; any other is of the day it is made.
      const now = new Date(process.env['GROW_BUILD_TIME'] ?? Date.now());
      const files = await writePages(folders, now, contentFolder);
      writeVersion(folders.client, { app: 'site', database: databaseLevel });
      builder.config.logger.info(`${files.length} pages: ${files.join(', ')}`);
    },
  },
});
