// The configuration that a server stamps into a document; in development it comes from the running backend's file.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const defaultFile = fileURLToPath(new URL('../../../packages/backend/.local/env.json', import.meta.url));

/** Address and publishable key of the backend that runs on this machine. @throws Error that says how to start one. */
export function readBackendFile(): { url: string; publishableKey: string } {
  const file = process.env['GROW_ENV_FILE'] ?? defaultFile;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error('No backend is running here. Start one with: pnpm dev', { cause });
  }
  return JSON.parse(text) as { url: string; publishableKey: string };
}

/** The configuration element for a page in development; a comment when no backend runs. */
export function configScript(): string {
  try {
    const { url, publishableKey } = readBackendFile();
    const json = JSON.stringify({ supabaseUrl: url, supabaseKey: publishableKey }).replaceAll('<', '\\u003c');
    return `<script type="application/json" id="grow-config">${json}</script>`;
  } catch {
    return '<!-- no backend is running -->';
  }
}
