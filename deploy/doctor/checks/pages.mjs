// Whether both apps are served as deploy/serving.json wants: headers, policy, caching, compression, paths.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentSecurityPolicy } from '../../document.mjs';
import { guide, missing, notAsked, ok, warning } from '../finding.mjs';
import { reasonOf } from './project.mjs';

const serving = guide('What the server does');
const again = `node deploy/build.mjs, send deploy/out and reload nginx: ${guide('First time')}. Another server: ${serving}.`;
const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

function checkHeaders(name, { document }, { rules, isSecure }) {
  const wanted = {
    ...rules.headers,
    ...(isSecure ? { 'Strict-Transport-Security': rules.strictTransportSecurity } : {}),
  };
  const wrong = Object.entries(wanted).filter(
    ([header, value]) => document.headers[header.toLowerCase()] !== value,
  );
  const check = `headers ${name}`;
  return wrong.length === 0
    ? ok(check, `All ${Object.keys(wanted).length} are sent.`)
    : missing(
        check,
        `${wrong.map(([header]) => header).join(', ')} ${wrong.length > 1 ? 'are' : 'is'} missing or another.`,
        again,
      );
}

function checkPolicy(name, { document }, { rules, url }) {
  const check = `policy ${name}`;
  const found = document.headers['content-security-policy'];
  if (!found) return missing(check, 'There is no content security policy.', again);
  return found === contentSecurityPolicy(rules.contentSecurityPolicy, document.text, url)
    ? ok(check, 'It names what stands in the document and the project, and nothing else.')
    : missing(check, 'It is not the one of this document and this project.', again);
}

function checkCaching(name, { document, asset, version }, { rules }) {
  const check = `caching ${name}`;
  const answers = [
    ['the document', document, rules.revalidated],
    ...(asset ? [[asset.path, asset, rules.immutable]] : []),
    ...(version.status === 200 ? [[rules.uncached.file, version, rules.uncached]] : []),
  ];
  const wrong = answers.find(
    ([, { headers }, { cacheControl }]) => headers['cache-control'] !== cacheControl,
  );
  if (!wrong) return ok(check, 'Documents are asked for again, files with a hash in their name are kept.');
  const [what, { headers }, { cacheControl }] = wrong;
  return missing(
    check,
    `${what} is sent with “${headers['cache-control'] ?? 'nothing'}” instead of “${cacheControl}”.`,
    again,
  );
}

function isPackedAs(encoding, { headers, body }, { text }) {
  if (headers['content-encoding'] !== encoding) return false;
  try {
    return unpack[encoding](body).toString('utf8') === text;
  } catch {
    return false;
  }
}

function checkCompression(name, { document, packed }) {
  const check = `compression ${name}`;
  const lacking = Object.entries(packed).filter(
    ([encoding, answer]) => !isPackedAs(encoding, answer, document),
  );
  return lacking.length === 0
    ? ok(check, 'Documents come packed, by Brotli and by gzip.')
    : missing(
        check,
        `Documents do not come packed by ${lacking.map(([encoding]) => encoding).join(' and ')}.`,
        again,
      );
}

function checkApp(name, app, context) {
  const { document } = app;
  if (document.status !== 200)
    return [
      missing(
        `page ${name}`,
        document.status === 0
          ? `It does not answer: ${reasonOf(document.error)}.`
          : `It answers ${document.status}.`,
        again,
      ),
    ];
  return [
    checkHeaders(name, app, context),
    checkPolicy(name, app, context),
    checkCaching(name, app, context),
    checkCompression(name, app),
  ];
}

function checkPaths(contract) {
  const wrong = contract.filter(({ wanted, status }) => wanted !== status);
  if (wrong.length === 0)
    return ok('paths', `All ${contract.length} questions of the contract are answered as they must be.`);
  const [{ asked, wanted, status }] = wrong;
  const detail = `${wrong.length} of ${contract.length} questions are answered otherwise, such as ${asked} with ${status} instead of ${wanted}.`;
  // Who stands in front may refuse with a status of its own; what must be refused and is not is another matter.
  const isOpen = wrong.some(({ wanted: refusal, status: given }) => refusal >= 400 && given < 400);
  return isOpen ? missing('paths', detail, again) : warning('paths', detail, again);
}

function checkStamp(stamped, url) {
  const check = 'pages’ project';
  if (!stamped) return missing(check, 'No page says which project it belongs to.', again);
  if (!URL.canParse(stamped.url) || new URL(stamped.url).origin !== url)
    return missing(check, `Pages ask ${stamped.url} instead of ${url}.`, again);
  return stamped.isGivenKey
    ? ok(check, 'Pages ask this project.')
    : missing(check, 'Pages hold another key than the one given.', again);
}

/** @returns {import('../finding.mjs').Finding[]} */
export function checkPages({ site, url, pages }, { rules }) {
  if (!pages) return [notAsked('pages', 'No site was named.', 'Give --site https://www.example.org.')];
  const context = { rules, url, isSecure: site.startsWith('https:') };
  return [
    ...checkApp('site', pages.site, context),
    ...(pages.connect ? checkApp('connect', pages.connect, context) : []),
    ...(pages.contract ? [checkPaths(pages.contract), checkStamp(pages.stamped, url)] : []),
  ];
}
