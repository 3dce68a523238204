// serving.json as the server of nginx: pure text, from the rules and the place where it will run.
import { acceptRules, encodings } from './encodings.mjs';
import { TOO_LONG } from './handler.mjs';
import { block, literal, location, map, pattern, quote } from './nginxText.mjs';

/** Every accepted tree has its own variable; the first that is accepted is the one looked into. */
function encodingMaps() {
  const one = (encoding, otherwise) =>
    map('$http_accept_encoding', `$grow_${encoding}`, [
      `default ${otherwise};`,
      ...acceptRules(encoding).map(
        ([source, isAccepted]) => `${pattern(source, '~*')} ${isAccepted ? encoding : otherwise};`,
      ),
    ]);
  return [...encodings].reverse().map((encoding) => {
    const next = encodings[encodings.indexOf(encoding) + 1];
    return one(encoding, next ? `$grow_${next}` : 'plain');
  });
}

const sent = `^(?:200|304|404) /grow-[a-z]+`;

function maps(rules, root, plainPolicy) {
  const packed = Object.entries(rules.types)
    .filter(([, { compress }]) => compress)
    .map(([extension]) => extension.slice(1));
  const include = (name) => `include ${quote(`${root}/grow-*/${name}`)};`;
  return [
    '# Malformed, or an attempt to leave the root: asked of the line as it came, before nginx tidies it.\n' +
      map('$request_uri', '$grow_refused', [
        'default 0;',
        `${pattern('^[^/]')} 1;`,
        `${pattern('^[^?#]*(?:/|%2f)(?:/|%2f)', '~*')} 1;`,
        `${pattern('^[^?#]*(?:/|%2f)(?:\\.|%2e){1,2}(?:/|%2f|[?#]|$)', '~*')} 1;`,
        `${pattern('^[^?#]*(?:\\\\|%5c|%[01][0-9a-f]|%7f)', '~*')} 1;`,
      ]),
    '# An address without an extension is a screen, whoever asks; any other where a browser wants a document.\n' +
      map('$uri', '$grow_screen', ['default 0;', `${pattern('/[^/.]*$')} 1;`]),
    map('$http_accept', '$grow_navigation', [
      'default $grow_screen;',
      `${pattern(rules.navigationAccept)} 1;`,
    ]),
    ...encodingMaps(),
    '# The file of an address, below the tree of its app; nothing for what must not be found.\n' +
      map('$uri', '$grow_file', ['default $uri;', include('files.map')]),
    '# Other spellings of a page: they move to the one address.\n' +
      map('$uri', '$grow_moved', ['default "";', include('moves.map')]),
    '# The policy names the hashes of what really stands in the document.\n' +
      map('$uri', '$grow_policy', [`default ${quote(plainPolicy)};`, include('policies.map')]),
    map('$uri', '$grow_error_page', [
      `default /${rules.areas.find(({ notFound }) => notFound).notFound};`,
      include('errors.map'),
    ]),
    '# What is said of a file is said of its answer alone, never of a refusal.\n' +
      map('"$status $uri"', '$grow_encoding', [
        'default "";',
        ...encodings.map((encoding) => `${pattern(`${sent}/${encoding}/`)} ${encoding};`),
      ]),
    map('"$status $uri"', '$grow_vary', [
      'default "";',
      `${pattern(`${sent}/.*\\.(?:${packed.join('|')})$`)} Accept-Encoding;`,
    ]),
    map('"$status $uri"', '$grow_cache', [
      `default ${quote(rules.revalidated.cacheControl)};`,
      `${pattern('^431 ')} "no-store";`,
      `${pattern(`^(?:200|304) /grow-[a-z]+/[a-z]+/${rules.immutable.folder}/`)} ${quote(rules.immutable.cacheControl)};`,
      `${pattern(`^(?:200|304) /grow-[a-z]+/[a-z]+/${literal(rules.uncached.file)}$`)} ${quote(rules.uncached.cacheControl)};`,
    ]),
    map('$status', '$grow_allow', ['default "";', '405 "GET, HEAD";']),
    '# HSTS where the browser came by https: to this server, or to the proxy in front that says so.\n' +
      map('"$https $http_x_forwarded_proto"', '$grow_transport', [
        'default "";',
        `${pattern('^on |^ ?https$')} ${quote(rules.strictTransportSecurity)};`,
      ]),
  ].join('\n\n');
}

const typeLines = (rules) => [
  block(
    'types',
    Object.entries(rules.types).map(([extension, { type }]) => `  ${quote(type)} ${extension.slice(1)};`),
  ),
  `default_type ${quote(rules.unknownType)};`,
];

/** Short answers in plain text, whatever the address ends in. */
const refusals = { 400: 'Bad request', 404: 'Not found', 405: 'Method not allowed', 431: TOO_LONG };

/** What nginx's own parser refuses has no address yet, which no named location bears: our 400 has another cause. */
const REFUSED = 418;

const refusalLocations = () =>
  Object.entries(refusals).map(([status, text]) =>
    location(`@grow_${status}`, [
      'types {}',
      'default_type "text/plain; charset=utf-8";',
      `return ${status} "${text}\\n";`,
    ]),
  );

function headerLines(rules) {
  const headers = {
    ...Object.fromEntries(Object.entries(rules.headers).map(([name, value]) => [name, quote(value)])),
    'Content-Security-Policy': '$grow_policy',
    'Strict-Transport-Security': '$grow_transport',
    'Cache-Control': '$grow_cache',
    'Content-Encoding': '$grow_encoding',
    Vary: '$grow_vary',
    Allow: '$grow_allow',
    'Last-Modified': '""',
  };
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${value} always;`);
}

/** Where the server listens and, with a certificate, the second server that sends plain http there. */
function listenLines({ listen, serverName, certificate, certificateKey }) {
  const name = `server_name ${serverName};`;
  const on = (place, more = '') => {
    const isPort = /^\d+$/.test(place);
    return [place, ...(isPort ? [`[::]:${place}`] : [])].map((address) => `listen ${address}${more};`);
  };
  if (!certificate) return { own: [...on(listen), name], extra: [] };
  const redirect = block('server', [
    ...on('80'),
    name,
    'server_tokens off;',
    'return 308 https://$host$request_uri;',
  ]);
  const tls = [
    ...on(listen, ' ssl http2'),
    name,
    `ssl_certificate ${quote(certificate)};`,
    `ssl_certificate_key ${quote(certificateKey)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
  ];
  return { own: tls, extra: [redirect] };
}

/**
 * The server of the origin. It takes in the folders of the apps that are there, so each is deployed alone.
 * @param {object} rules serving.json
 * @param {string} root absolute folder, on the serving machine, that holds the apps' folders
 * @param {string} plainPolicy for answers without markup
 * @param {{ listen: string, serverName: string, certificate?: string, certificateKey?: string }} place
 */
export function serverText(rules, root, plainPolicy, place) {
  const { own, extra } = listenLines(place);
  const server = [
    ...own,
    `root ${quote(root)};`,
    'server_tokens off;',
    'absolute_redirect off;',
    '# No file here is long enough to be asked for in parts; what changed is told by the tag alone.',
    'max_ranges 0;',
    'if_modified_since off;',
    'etag on;',
    '# One line of a request may be as long as all of them may on the Node server: a session stands in its cookies.',
    `client_header_buffer_size 4k;`,
    `large_client_header_buffers 4 ${rules.headerLimit};`,
    'gzip off;',
    ...typeLines(rules),
    ...headerLines(rules),
    `error_page ${REFUSED} =400 @grow_400;`,
    'error_page 494 =431 @grow_431;',
    'error_page 404 @grow_404;',
    'error_page 405 @grow_405;',
    'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
    `if ($grow_refused) { return ${REFUSED}; }`,
    ...refusalLocations(),
    `include ${quote(`${root}/grow-*/locations.conf`)};`,
  ];
  return [
    '# Written by deploy/build.mjs from deploy/serving.json; belongs into the http block of nginx.',
    maps(rules, root, plainPolicy),
    ...extra,
    block('server', server.join('\n').split('\n')),
    '',
  ].join('\n\n');
}
