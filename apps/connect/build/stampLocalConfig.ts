import type { Plugin } from 'vite';
import { servedProject } from '../../../scripts/setup/project.mjs';

const CONFIG_MARKER = '<!--grow-config-->';

/** In development the page is stamped with address and key of the project this machine serves, as a deployment does it. */
export function stampLocalConfig(): Plugin {
  return {
    name: 'grow-stamp-local-config',
    apply: 'serve',
    transformIndexHtml(html) {
      const { url, publishableKey } = servedProject();
      const config = JSON.stringify({ supabaseUrl: url, supabaseKey: publishableKey });
      const script = `<script type="application/json" id="grow-config">${config.replaceAll('<', '\\u003c')}</script>`;
      return html.replace(CONFIG_MARKER, script);
    },
  };
}
