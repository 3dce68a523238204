// npm run reset: throws the local database, files and keys away. The next start makes new ones.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runBackend } from './setup/backend.mjs';
import { requireSupportedNode } from './setup/nodeVersion.mjs';
import { root } from './setup/run.mjs';

requireSupportedNode();
if (!existsSync(path.join(root, 'packages/backend/node_modules'))) {
  console.log('Nothing to reset: GROW has not been started here yet.');
} else {
  process.exitCode = await runBackend('reset');
}
