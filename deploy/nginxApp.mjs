// What nginx is told of one app: its locations, and maps from addresses to the built files.
import { encodings } from './encodings.mjs';
import { literal, location, pattern, quote } from './nginxText.mjs';

/** Trees of an app's folder: one per encoding, and one with every file as it is. */
const trees = [...encodings, 'plain'];

/** The folder of an app below the root. No public address begins so, hence none is taken for a file's place. */
export const folderOf = (area) => `grow-${area.name}`;

const prefixOf = (area) => (area.base === '/' ? '' : area.base);

const lookUp = (area, otherwise, file = '$grow_file') =>
  `try_files /${folderOf(area)}/$grow_${encodings[0]}${file} /${folderOf(area)}/plain${file} ${otherwise};`;

/** The locations of one app. */
export function locationsText(rules, area) {
  const prefix = prefixOf(area);
  const otherwise = `@${folderOf(area).replace('-', '_')}`;
  const isSite = area.fallback === null;
  return [
    location(`^~ ${prefix}/${rules.immutable.folder}/`, [lookUp(area, '@grow_404')]),
    location(prefix === '' ? '/' : `~ "^${literal(prefix)}(?:/|$)"`, [
      ...(isSite ? ['if ($grow_moved) { return 308 $grow_moved$is_args$args; }'] : []),
      ...(isSite ? [`error_page 404 ${otherwise};`, lookUp(area, '=404')] : [lookUp(area, otherwise)]),
    ]),
    location(otherwise, [
      ...(isSite ? [] : ['if ($grow_navigation = 0) { return 404; }']),
      lookUp(area, '=404', isSite ? '$grow_error_page' : `/${area.fallback}`),
    ]),
    '',
  ].join('\n\n');
}

/** The address of a document of the site: events/index.html is /events. */
const addressOf = (name) => `/${name.replace(/\/?index\.html$/, '')}`;
const isPage = (name) => /(^|\/)index\.html$/.test(name);
const entry = (source, value) => `${pattern(source)} ${quote(value)};`;

/**
 * What nginx has to know of the files of one app, by the name of the file that says it.
 * @param {object} rules serving.json
 * @param {object} area one of its areas
 * @param {{ name: string, isDocument: boolean, policy: string }[]} files
 */
export function mapTexts(rules, area, files) {
  const documents = files.filter(({ isDocument }) => isDocument);
  const pages = documents.filter(({ name }) => isPage(name)).map(({ name }) => name);
  const prefix = literal(prefixOf(area));
  const tree = `^/${folderOf(area)}/(?:${trees.join('|')})/`;
  const policies = documents.map(({ name, policy }) => entry(`${tree}${literal(name)}$`, policy));
  if (area.fallback !== null)
    return {
      'files.map': [
        entry(`^${prefix}(?:/|/${literal(area.fallback)})?$`, `/${area.fallback}`),
        `${pattern(`^${prefix}(?<grow_rest>/.*[^/])$`)} $grow_rest;`,
        `${pattern(`^${prefix}/.*/$`)} "";`,
      ],
      'moves.map': [],
      'errors.map': [],
      'policies.map': policies,
    };
  const locales = rules.locales.filter((locale) =>
    documents.some(({ name }) => name === `${locale}/${area.notFound}`),
  );
  return {
    'files.map': [
      ...pages.map((name) => entry(`^${literal(addressOf(name))}$`, `/${name}`)),
      `${pattern(`/(?:${literal(area.notFound)})?$`)} "";`,
    ],
    'moves.map': pages.map((name) => {
      const address = addressOf(name);
      const slash = address === '/' ? '/' : `${literal(address)}/`;
      return entry(`^${slash}${address === '/' ? 'index\\.html' : '(?:index\\.html)?'}$`, encodeURI(address));
    }),
    'errors.map': locales.map((locale) => entry(`^/${locale}(?:/|$)`, `/${locale}/${area.notFound}`)),
    'policies.map': policies,
  };
}
