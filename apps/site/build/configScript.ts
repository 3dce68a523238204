// The configuration that a server stamps into a document; in development it is that of the project this machine serves.
import { servedProject } from '../../../scripts/setup/project.mjs';

/** The configuration element for a page in development; a comment when no backend runs. */
export function configScript(): string {
  try {
    const { url, publishableKey } = servedProject();
    const json = JSON.stringify({ supabaseUrl: url, supabaseKey: publishableKey }).replaceAll('<', '\\u003c');
    return `<script type="application/json" id="grow-config">${json}</script>`;
  } catch {
    return '<!-- no backend is running -->';
  }
}
