// A drawn page as it is sent: without the rules that nothing on it uses, with short names and short paths. What is
// shown does not change, which the pictures and the browser tests hold; what it weighs does.
import { PurgeCSS } from 'purgecss';
import { dropDeadRules } from './dropDeadRules';
import { dropEndTags } from './dropEndTags';
import { dropQuotes } from './dropQuotes';
import { shortenClasses } from './shortenClasses';
import { shortenPaths } from './shortenPaths';
import { shortenProperties } from './shortenProperties';

/** Attributes that scripts and the browser set while the page is open: their rules stay. */
const LIVE_ATTRIBUTES = [
  'data-theme',
  'data-menu-open',
  'aria-expanded',
  'hidden',
  'data-alone',
  'open',
  'data-taken',
  'data-tight',
];

/** Custom properties that scripts of a page set. What the account's script draws brings its own style sheet. */
const LIVE_PROPERTIES = ['--header-opacity'];

async function usedRules(css: string, body: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: `<html>${body}</html>`, extension: 'html' }],
    css: [{ raw: dropDeadRules(css, `<html>${body}</html>`, LIVE_ATTRIBUTES) }],
    dynamicAttributes: LIVE_ATTRIBUTES,
    variables: true,
    keyframes: true,
    safelist: { greedy: [/^:/] },
  });
  if (!result) throw new Error('The style sheet could not be read');
  return tightenCss(result.css);
}

/** Without what a reader of style sheets does not need: last semicolons, zeros, spaces, quotes around names, defaults. */
function tightenCss(css: string): string {
  return css
    .replaceAll(';}', '}')
    .replaceAll('font-style:normal;', '')
    .replace(/\(([a-z-]+): /g, '($1:')
    .replace(/::(?=before|after)/g, ':')
    .replace(/#[0-9A-F]{6}\b/g, (colour) => colour.toLowerCase())
    .replace(/([\s:,(]-?)0\.(?=\d)/g, '$1.')
    .replace(/(\[[a-z-]+[~|^$*]?=)(['"])([a-z][\w-]*)\2\]/g, '$1$3]');
}

/** Drawings in HTML are drawings without being told so. */
const NAMESPACE = / xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g;

/** A group of one shape that says nothing itself: what grows is a child of the drawing either way. */
const GROUP_OF_ONE = /<g>(<path [^>]*>(?:<\/path>)?)<\/g>/g;

/** Makes a page small. Style sheet and body come back as they were wherever the page's look depends on them. */
export async function slimPage(html: string): Promise<string> {
  const found = /<style>(.*?)<\/style>/s.exec(html);
  const bodyAt = html.search(/<body[ >]/);
  if (!found || bodyAt < 0) throw new Error('The page has no style sheet or no body');
  const css = await usedRules(found[1] ?? '', html.slice(bodyAt));
  const drawing = html.slice(bodyAt).replace(NAMESPACE, '').replace(GROUP_OF_ONE, '$1');
  const named = shortenClasses(dropEndTags(shortenPaths(drawing)), css);
  const slim = shortenProperties(named.body, named.css, LIVE_PROPERTIES);
  const text = dropQuotes(slim.body);
  return (
    html.slice(0, found.index) +
    `<style>${slim.css}</style>` +
    html.slice(found.index + found[0].length, bodyAt) +
    text
  );
}
