import { JSDOM } from 'jsdom';
import postcss from 'postcss';

/** Pseudo-classes that the markup alone decides; all others depend on what people do. No script of a page disables. */
const STRUCTURAL = '(?:nth-|first-|last-|only-|root|is|where|has|not|disabled)';
const LIVE_PSEUDO = new RegExp(`::[\\w-]+(?:\\([^)]*\\))?|:(?!${STRUCTURAL})[\\w-]+`, 'g');
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;

/** Stands in a selector for a part that may come true while the page is open. */
const MAY_BE = ':not(never)';

/** A selector that matches whatever this one may ever match on a page where only the named attributes change. */
function widest(selector: string, liveAttributes: readonly string[]): string {
  const live = new RegExp(`\\[(?:${liveAttributes.join('|')})(?:[~|^$*]?=[^\\]]*)?\\]`, 'g');
  return selector.replace(NEGATION, MAY_BE).replace(live, MAY_BE).replace(LIVE_PSEUDO, MAY_BE);
}

/**
 * A style sheet without the selectors that match nothing on the page, now or after scripts have set one of
 * `liveAttributes`. What the parser of selectors does not know stays.
 * @param html the document
 */
export function dropDeadRules(css: string, html: string, liveAttributes: readonly string[]): string {
  const { document } = new JSDOM(html).window;
  const isUsed = (selector: string) => {
    try {
      return document.querySelector(widest(selector, liveAttributes)) !== null;
    } catch {
      return true;
    }
  };
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    // The steps of keyframes look like rules and are none.
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes'))
      return;
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}
