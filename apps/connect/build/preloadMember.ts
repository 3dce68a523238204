import type { Plugin } from 'vite';
// By its file: the configuration is run by Node, which reads no package of TypeScript sources.
import { hasStoredSession } from '../../../packages/core/src/session/storedSession';

/** What somebody who is logged in needs at every address: the frame, the client, and what most screens share. */
const MODULES = ['app/MemberPage.tsx', 'app/supabaseClient.ts', 'screens/home/DashboardScreen/index.ts'];

/** Asks for the code of somebody who is probably logged in together with the app, not after it. */
export function preloadMember(): Plugin {
  return {
    name: 'grow-preload-member',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const files = new Set(
          MODULES.map((module) => {
            const isIn = (id: string | null) => id?.endsWith(`/src/${module}`);
            const found = chunks.find((chunk) => isIn(chunk.facadeModuleId) || chunk.moduleIds.some(isIn));
            if (!found) throw new Error(`The build has no chunk with ${module}.`);
            return found.fileName;
          }),
        );
        // A set also gives what is added while it is walked.
        for (const file of files)
          chunks.find(({ fileName }) => fileName === file)?.imports.forEach((name) => files.add(name));
        const paths = [...files].map((file) => `/connect/${file}`).filter((file) => !html.includes(file));
        const script = `(${hasStoredSession.toString()})(document.cookie)&&${JSON.stringify(paths)}.forEach(f=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",href:f})))`;
        return [{ tag: 'script', children: script, injectTo: 'head' as const }];
      },
    },
  };
}
