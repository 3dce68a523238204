import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const CONFIG_MARKER = '<!--grow-config-->';

const localEnvFile = () =>
  process.env['GROW_ENV_FILE'] ??
  path.resolve(import.meta.dirname, '../../../packages/backend/.local/env.json');

/** In development the page is stamped with the local backend's address and key, as a deployment does it. */
export function stampLocalConfig(): Plugin {
  return {
    name: 'grow-stamp-local-config',
    apply: 'serve',
    transformIndexHtml(html) {
      const env = JSON.parse(readFileSync(localEnvFile(), 'utf8')) as { url: string; publishableKey: string };
      const config = JSON.stringify({ supabaseUrl: env.url, supabaseKey: env.publishableKey });
      const script = `<script type="application/json" id="grow-config">${config.replaceAll('<', '\\u003c')}</script>`;
      return html.replace(CONFIG_MARKER, script);
    },
  };
}
