import path from 'node:path';
import type { Plugin } from 'vite';
import { writeVersion } from '../../../deploy/version.mjs';
// By its file: the configuration is run by Node, which reads no package of TypeScript sources.
import { databaseLevel } from '../../../packages/core/src/db/databaseLevel';

/** Writes `version.json`, and the version into the document, once everything else is there. */
export function versionFile(): Plugin {
  let folder = '';
  return {
    name: 'grow-version-file',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle(error) {
      if (!error) writeVersion(folder, { app: 'connect', database: databaseLevel });
    },
  };
}
