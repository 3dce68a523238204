// Everything that the doctor asks, in one place: which questions, with which key. What the answers mean is said by the checks.
import { anywhere } from '../contract.cases.mjs';
import { isPublicKey } from '../publicKey.mjs';
import { VERSION_FILE } from '../version.mjs';
import { ask, askAll, askCertificate } from './ask.mjs';
import { FOREIGN_ADDRESS } from './foreignAddress.mjs';

const MANAGEMENT_ADDRESS = 'https://api.supabase.com';
const anyCertificate = { isAnyCertificate: true };

/** A wish that a pattern of redirect addresses has to allow. */
const exampleOf = (pattern) => pattern.replace(/\*+/g, 'doctor');

/** Addresses that a login has to be able to lead back to. */
const wishesOf = ({ site, redirects }) => [
  ...(site ? ['/connect/auth/callback', '/connect/auth/confirm'].map((path) => site + path) : []),
  ...redirects.map(exampleOf),
];

async function askRedirect(url, wish) {
  const query = new URLSearchParams({ token: 'doctor', type: 'signup', redirect_to: wish });
  const { status, headers, error } = await ask(url, `/auth/v1/verify?${query}`);
  return { wish, status, location: headers.location, error };
}

/** A stranger has at most the key that stands in every page. */
const askFunction = (url, key, { name, isKeyless }) =>
  ask(url, `/functions/v1/${name}`, {
    method: isKeyless ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { apikey: key } : {}) },
    ...(isKeyless ? {} : { body: '{}' }),
  });

async function askProject({ url, keys, redirects, site }, checkout) {
  const key = keys.publishable ?? keys.secret;
  const settings = await ask(url, '/auth/v1/settings', { headers: { apikey: key } });
  const reached = { settings, certificate: await askCertificate(url) };
  if (settings.status !== 200) return reached;
  const wishes = wishesOf({ site, redirects });
  return {
    ...reached,
    level: await ask(url, '/rest/v1/rpc/database_level', { headers: { apikey: key } }),
    facts: keys.secret
      ? await ask(url, '/rest/v1/rpc/deployment_facts', { headers: { apikey: keys.secret } })
      : null,
    functions: await askAll(checkout.functions, (one) => askFunction(url, keys.publishable, one)),
    redirects: await askAll([FOREIGN_ADDRESS, ...wishes], (wish) => askRedirect(url, wish)),
  };
}

/** A file that never changes under its name: the first that a document names. */
const assetIn = ({ text }) => /(?:src|href)="(\/(?:connect\/)?assets\/[^"]+)"/.exec(text)?.[1];

async function askApp(site, base) {
  const document = await ask(site, base || '/', { headers: { accept: 'text/html' }, ...anyCertificate });
  const asset = assetIn(document);
  const packed = async (encoding) =>
    ask(site, base || '/', {
      headers: { accept: 'text/html', 'accept-encoding': encoding },
      ...anyCertificate,
    });
  return {
    document,
    asset: asset ? { path: asset, ...(await ask(site, asset, anyCertificate)) } : null,
    packed: { br: await packed('br'), gzip: await packed('gzip') },
    version: await ask(site, `${base}/${VERSION_FILE}`, anyCertificate),
  };
}

async function askSite(site) {
  const home = await askApp(site, '');
  const certificate = await askCertificate(site);
  if (home.document.status === 0) return { certificate, site: home };
  return {
    certificate,
    site: home,
    connect: await askApp(site, '/connect'),
    contract: await askAll(anywhere, async ({ path, method = 'GET', send = {}, status }) => ({
      asked: `${method} ${path}`,
      wanted: status,
      status: (await ask(site, path, { method, headers: send, ...anyCertificate })).status,
    })),
  };
}

const askManagement = ({ token, reference, managementUrl = MANAGEMENT_ADDRESS }) =>
  ask(managementUrl, `/v1/projects/${reference}/config/auth`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
  });

/** The key that a page was stamped with; a secret one given as `--key` asks no function as a stranger would. */
function keyOfPages({ document }) {
  const json = /<script type="application\/json" id="grow-config">(.*?)<\/script>/s.exec(document.text)?.[1];
  try {
    const { supabaseUrl, supabaseKey } = JSON.parse(json);
    return { supabaseUrl, supabaseKey: isPublicKey(supabaseKey) ? supabaseKey : undefined };
  } catch {
    return null;
  }
}

/**
 * @param {object} wanted
 * @param {string} wanted.url origin of the project
 * @param {{ publishable?: string, secret?: string }} wanted.keys
 * @param {string} [wanted.site] origin of the site
 * @param {string[]} wanted.redirects patterns of GROW_REDIRECT_URLS
 * @param {{ token: string, reference: string, managementUrl?: string }} [wanted.management]
 * @param {object} checkout what `readCheckout` gives
 */
export async function askEverything(wanted, checkout) {
  const pages = wanted.site ? await askSite(wanted.site) : null;
  const stamped = pages ? keyOfPages(pages.connect ?? pages.site) : null;
  return {
    askedAt: Date.now(),
    url: wanted.url,
    site: wanted.site,
    hasSecret: wanted.keys.secret !== undefined,
    project: await askProject(wanted, checkout),
    management: wanted.management ? await askManagement(wanted.management) : null,
    pages: pages && {
      ...pages,
      stamped: stamped && {
        url: stamped.supabaseUrl,
        // Whether it is the same key; the key itself is nobody's to print.
        isGivenKey: wanted.keys.publishable === undefined || stamped.supabaseKey === wanted.keys.publishable,
      },
    },
  };
}
