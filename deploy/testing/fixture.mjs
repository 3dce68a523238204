// Two small built apps and a file beside them that nobody may read.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const INLINE = "document.documentElement.dataset.theme = 'dark';\n";
export const STYLE = 'body{margin:0}';
export const SECRET = 'outside of both folders';
export const config = {
  supabaseUrl: 'http://localhost:54321',
  supabaseKey: 'sb_publishable_</script><b>$&',
};

const page = (title) =>
  `<!doctype html><html><head><title>${title}</title><!--grow-config--><style>${STYLE}</style>` +
  `<script>${INLINE}</script><script type="module" src="/assets/app-1.js"></script></head>` +
  `<body>${'words '.repeat(200)}</body></html>`;

const files = {
  'site/index.html': page('home'),
  'site/events/index.html': page('events'),
  'site/events/gründer+team (1)/index.html': page('event'),
  'site/de/index.html': page('start'),
  'site/de/events/index.html': page('termine'),
  'site/404.html': page('nothing here'),
  'site/de/404.html': page('hier ist nichts'),
  'site/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site/robots.txt': 'User-agent: *\n',
  'site/.vite/manifest.json': '{}',
  'site/.env': SECRET,
  'site/assets/app-1.js': `export const text = '${'a'.repeat(2000)}';`,
  'site/assets/notes': 'no type of its own',
  'connect/index.html': page('connect'),
  'connect/sw.js': 'self;',
  'site/version.json': '{}',
  'connect/version.json': '{}',
  'connect/assets/app-2.js': 'export {};',
  'connect/assets/font-3.woff2': Buffer.alloc(2000, 7),
  'secret.txt': SECRET,
};

/** Writes them into a new folder with a space in its name. @returns {string} the folder */
export function writeFixture() {
  const folder = mkdtempSync(join(tmpdir(), 'web server '));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
