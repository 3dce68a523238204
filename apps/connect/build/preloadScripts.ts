import type { Plugin, Rollup } from 'vite';
// By its file: the configuration is run by Node, which reads no package of TypeScript sources.
import { storedSessionCookie } from '../../../packages/core/src/session/storedSession';
import type { RouteEntry } from '../src/routes/RouteEntry';
import { routes } from '../src/routes/routes';
import { expressionOf } from './addresses';

// Before the style sheet: a script behind it would wait for it.
const MARKER = '<!--grow-preloads-->';

/** What everything behind the entrances needs. */
const memberModules = ['src/app/member.ts', 'src/app/supabaseClient.ts'];

const screenModule = (screen: string) => `src/screens/${screen}/index.ts`;

/** What is opened rarely, and the tabs of administration: everybody's document would carry their names. */
const isForFew = ({ guard, children, isRare }: RouteEntry): boolean =>
  isRare === true ||
  (children !== undefined && Array.isArray(guard) && guard.every((role) => role === 'ORGA'));

/** A worker has the scripts of its screens on the device, and answers with them. */
const isServedByWorker = ({ worker }: RouteEntry): boolean => worker !== undefined;

/** Every address as an expression, with the modules of its screens and whether visitors begin there. */
const addresses = Object.values(routes as Readonly<Record<string, RouteEntry>>)
  .filter((entry) => !isForFew(entry) && !isServedByWorker(entry))
  .flatMap((entry) => [
    { path: entry.path, screens: [entry.screen], isEntrance: entry.isEntrance === true },
    ...Object.values(entry.children ?? {}).map((child) => ({
      path: child.path,
      screens: [entry.screen, child.screen],
      isEntrance: false,
    })),
  ])
  .filter(({ path }) => path !== '*')
  .map(({ path, screens, isEntrance }) => ({
    expression: expressionOf(path),
    modules: screens.map(screenModule),
    isEntrance,
  }));

/** Finds the files of modules and of all that they import, but what the document names itself. */
function fileFinder(bundle: Rollup.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const known = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [entry.fileName, ...entry.imports]),
  );
  const imported = (file: string, seen: Set<string>) => {
    const chunk = bundle[file];
    if (seen.has(file) || known.has(file) || chunk?.type !== 'chunk') return;
    seen.add(file);
    chunk.imports.forEach((one) => imported(one, seen));
  };
  return (modules: readonly string[]): string[] => {
    const seen = new Set<string>();
    for (const module of modules) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/connect/${module}`)));
      if (!chunk) throw new Error(`The build has no chunk with ${module}.`);
      imported(chunk.fileName, seen);
    }
    return [...seen];
  };
}

/** The script that stands in the document; it finds the first address that fits, and leaves the way to ask for others. */
function scriptOf(filesOf: (modules: readonly string[]) => string[]): string {
  const member = filesOf(memberModules);
  const screens = addresses.map(
    ({ expression, modules, isEntrance }) => [expression, filesOf(modules), isEntrance] as const,
  );
  const names = [...new Set([...member, ...screens.flatMap(([, files]) => files)])];
  const numbers = (files: readonly string[]) => files.map((file) => names.indexOf(file));
  const table = screens.map(([expression, files, isEntrance]) => [
    expression,
    numbers(files),
    Number(isEntrance),
  ]);
  return [
    `const names=${JSON.stringify(names.map((name) => name.replace(/^assets\/|\.js$/g, '')))}`,
    `table=${JSON.stringify(table)}`,
    `asked=new Set();(window.growPreload=(pathname)=>{const isMember=${storedSessionCookie}.test(document.cookie)`,
    'found=table.find(([path])=>new RegExp(path).test(pathname))',
    `files=[...isMember?${JSON.stringify(numbers(member))}:[],...found&&(isMember||found[2])?found[1]:[]];` +
      `for(const file of files)if(!asked.has(file)){asked.add(file);` +
      `document.head.append(Object.assign(document.createElement('link'),` +
      `{rel:'modulepreload',crossOrigin:'',href:'/connect/assets/'+names[file]+'.js'}))}})(location.pathname)`,
  ].join(',');
}

/**
 * Asks for the scripts of the screen at an address together with the document's own: over a slow connection every step from
 * script to script costs half a second. Visitors are only shown entrances; everybody else takes the frame of members too.
 * The same table answers when somebody goes on to another address (`window.growPreload`); the bundler's own lists are
 * switched off for it. The tabs of administration are left to the router.
 * @throws Error when a screen of the route table is not in the build
 */
export function preloadScripts(): Plugin {
  return {
    name: 'grow-preload-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(MARKER, () => `<script>{${scriptOf(fileFinder(bundle))}}</script>`),
    },
  };
}
