// The HTTP contract of the web origin as data: what is asked, and what every server of it answers.
// `page` is the title of the document in the answer; a header that is null must be absent.

const navigation = { accept: 'text/html,application/xhtml+xml' };
const anything = { accept: '*/*' };
const KEPT = 'public, max-age=31536000, immutable';
const html = 'text/html; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
const json = 'application/json; charset=utf-8';

const pages = [
  ['/', 'home'],
  ['/?a=1', 'home'],
  ['/events', 'events'],
  ['/events?week=2#top', 'events'],
  ['/%65vents', 'events'],
  ['/events/gr%C3%BCnder+team%20(1)', 'event'],
  ['/de', 'start'],
  ['/de/events', 'termine'],
  ['/connect', 'connect'],
  ['/connect?next=/x', 'connect'],
  ['/connect/', 'connect'],
  ['/connect/index.html', 'connect'],
].map(([path, page]) => ({
  path,
  status: 200,
  page,
  headers: { 'content-type': html, 'cache-control': 'no-cache' },
}));

const connectPage = { status: 200, page: 'connect', headers: { 'content-type': html } };

// Checkers of links, monitors and previews accept anything, or do not say.
const screens = [
  '/connect/deep/route',
  '/connect/teams/',
  '/connect/teams/gr%C3%BCn%20',
  '/connect/a.b/c',
].flatMap((path) =>
  [navigation, anything, { accept: 'application/json' }, {}].map((send) => ({ path, send, ...connectPage })),
);

const dotted = [
  '/connect/teams/some.team',
  '/connect/.env',
  '/connect/favicon.ico',
  '/connect/teams/a%2eb',
].flatMap((path) => [
  { path, send: navigation, ...connectPage },
  { path, send: anything, status: 404, headers: { 'content-type': plain, 'cache-control': 'no-cache' } },
]);

const moves = [
  ['/events/', '/events'],
  ['/events/index.html', '/events'],
  ['/index.html', '/'],
  ['/de/?q=1&r=%2F', '/de?q=1&r=%2F'],
  ['/events/gr%C3%BCnder+team%20(1)/', '/events/gr%C3%BCnder+team%20(1)'],
].map(([path, location]) => ({ path, status: 308, headers: { location, 'cache-control': 'no-cache' } }));

const unknown = [
  ['/nope', 'nothing here'],
  ['/nope/', 'nothing here'],
  ['/404.html', 'nothing here'],
  ['/EVENTS', 'nothing here'],
  ['/connectx', 'nothing here'],
  ['/connecting/assets/app-2.js', 'nothing here'],
  ['/events/nope', 'nothing here'],
  ['/favicon.svg/', 'nothing here'],
  ['/%ff', 'nothing here'],
  ['/.env', 'nothing here'],
  ['/.vite/manifest.json', 'nothing here'],
  ['/.git/config', 'nothing here'],
  ['/secret.txt', 'nothing here'],
  ['/grow-site/plain/index.html', 'nothing here'],
  ['/grow-site/plain/assets/app-1.js', 'nothing here'],
  ['/grow-site/files.map', 'nothing here'],
  ['/grow.conf', 'nothing here'],
  ['/denmark', 'nothing here'],
  ['/de/nope', 'hier ist nichts'],
  ['/de/404.html', 'hier ist nichts'],
].map(([path, page]) => ({
  path,
  status: 404,
  page,
  headers: { 'content-type': html, 'cache-control': 'no-cache' },
}));

const missingAssets = [
  '/assets/app-9.js',
  '/assets/',
  '/assets/deep/app.css',
  '/connect/assets/app-9.js',
  '/connect/assets/index.html',
].map((path) => ({
  path,
  send: navigation,
  status: 404,
  headers: { 'content-type': plain, 'cache-control': 'no-cache', etag: null },
}));

const refused = [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/.%2E/secret.txt',
  '/..%2fsecret.txt',
  '/connect/../secret.txt',
  '/connect/./',
  '/connect/../../secret.txt',
  '/connect/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/connect/assets/../../secret.txt',
  '/..\\secret.txt',
  '/%5c..%5csecret.txt',
  '/a%00b',
  '/events%0d%0aset-cookie:a=b',
  '/%zz',
  '/%',
  '//',
  '//evil.example/',
  '//evil.example/events/',
  '/events//',
  '/events%2F%2f',
].map((path) => ({
  path,
  send: navigation,
  status: 400,
  headers: { location: null, 'set-cookie': null },
}));

const files = [
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
  ['/robots.txt', plain, 'no-cache'],
  ['/assets/app-1.js', 'text/javascript; charset=utf-8', KEPT],
  ['/assets/notes', 'application/octet-stream', KEPT],
  // A browser that kept the worker could not be told that it is switched off.
  ['/connect/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  // Kept by nobody: an open page asks which version is deployed now.
  ['/version.json', json, 'no-store'],
  ['/connect/version.json', json, 'no-store'],
  ['/connect/assets/app-2.js', 'text/javascript; charset=utf-8', KEPT],
  ['/connect/assets/app-2.js?v=1', 'text/javascript; charset=utf-8', KEPT],
  ['/connect/assets/font-3.woff2', 'font/woff2', KEPT],
].map(([path, type, cache]) => ({
  path,
  status: 200,
  headers: { 'content-type': type, 'cache-control': cache, 'set-cookie': null, 'last-modified': null },
}));

const methods = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'].flatMap((method) =>
  ['/', '/assets/app-1.js', '/connect/nope', '/grow-site/br/assets/app-1.js'].map((path) => ({
    path,
    method,
    status: 405,
    headers: { allow: 'GET, HEAD', 'cache-control': 'no-cache', 'content-encoding': null },
  })),
);

// No file here is long enough to be asked for in parts: both servers answer in full, as the standard allows.
const ranges = ['/assets/app-1.js', '/connect/assets/font-3.woff2'].map((path) => ({
  path,
  send: { range: 'bytes=0-9' },
  status: 200,
  headers: { 'content-range': null },
}));

/** Which packed form each Accept-Encoding gets; the smaller one wins among those that are accepted. */
export const negotiations = [
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0.2, gzip;q=1', 'br'],
  ['br;q=1.0', 'br'],
  ['gzip', 'gzip'],
  ['gzip ; q=0.001', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.000,gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['identity', null],
  ['', null],
  ['*;q=0', null],
  ['br;q=0, gzip;q=0', null],
  ['brotli, x-gzip-like', null],
];

const blanks = ' '.repeat(60_000);

/** Long headers of a kind that an expression with two ways to read a blank takes seconds for. */
export const costly = [
  ['blanks after an encoding', { 'accept-encoding': `br${blanks}x` }],
  ['blanks after a weight', { 'accept-encoding': `br;q=0${blanks}x` }],
  ['blanks before an encoding', { 'accept-encoding': `x,${blanks}y` }],
  ['many commas', { 'accept-encoding': ', '.repeat(30_000) }],
  ['zeros of a weight', { 'accept-encoding': `br;q=0.${'0'.repeat(60_000)}x` }],
  ['many tags', { 'if-none-match': 'W/'.repeat(30_000) }],
];

/** Requests that stand for every kind of answer, for what all of them must say. */
export const kinds = [
  { path: '/', send: navigation },
  { path: '/nope', send: navigation },
  { path: '/de/nope', send: navigation },
  { path: '/events/', send: navigation },
  { path: '/connect/', send: navigation },
  { path: '/connect/deep', send: navigation },
  { path: '/connect/deep', send: anything },
  { path: '/assets/app-1.js', send: anything },
  { path: '/connect/assets/font-3.woff2', send: anything },
  { path: '/connect/assets/app-9.js', send: anything },
  { path: '//', send: anything },
  // Refused while the line is read: no header has been seen yet.
  { path: '/%zz', send: anything, isEarly: true },
];

const line = (name, size) => `${name}: ${'a'.repeat(size)}\r\n`;
const get = (target, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`;

/** Bytes that no well-behaved client sends, and the statuses they may get. */
export const raw = [
  // A page of somebody else can send a browser here with any address, and a subdomain can set cookies for the whole
  // site: neither may lock anybody out within the limit, nor end a session beyond it.
  ['an address of 20 kB', get(`/?${'a'.repeat(20_000)}`), [200]],
  ['an address of 60 kB', get(`/?${'a'.repeat(60_000)}`), [200]],
  ['cookies of 40 kB', get('/', line('Cookie', 40_000)), [200]],
  ['cookies of 100 kB', get('/', line('Cookie', 100_000)), [431]],
  [
    'an address and headers of 40 kB each',
    get(`/?${'a'.repeat(40_000)}`, line('Cookie', 40_000)),
    [200, 431],
  ],
  ['HTTP/1.0 without a host', 'GET /events HTTP/1.0\r\n\r\n', [200]],
  ['HTTP/1.0, unknown page', 'GET /nope HTTP/1.0\r\n\r\n', [404]],
  ['HTTP/1.1 without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['a header of 100 kB', get('/', line('X-Long', 100_000)), [431]],
  ['an address of 100 kB', get(`/${'a'.repeat(100_000)}`), [414, 431]],
  ['a line that is no request', 'hello\r\n\r\n', [400]],
  ['a NUL in the address', 'GET /a\0b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', [400]],
];

export const cases = [
  ...pages,
  ...screens,
  ...dotted,
  ...moves,
  ...unknown,
  ...missingAssets,
  ...refused,
  ...files,
  ...methods,
  ...ranges,
];

/** What holds whatever was built: the doctor asks it of a deployment. */
export const anywhere = [
  ...screens.filter(({ send }) => send !== navigation),
  ...missingAssets,
  ...refused,
  ...methods.filter(({ path }) => ['/', '/connect/nope'].includes(path)),
];
