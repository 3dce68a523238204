import type { Page } from '@playwright/test';

/** Attributes of HTML that no property of an element bears the name of. */
const others = [
  ...['class', 'for', 'role', 'style', 'charset', 'http-equiv', 'crossorigin', 'property', 'is'],
  ...[
    'fetchpriority',
    'imagesizes',
    'imagesrcset',
    'itemprop',
    'enterkeyhint',
    'autocorrect',
    'inert',
    'xmlns',
  ],
];

/** Attributes in the page that HTML does not know, each with the element that bears it; drawings in SVG are left out. */
export function unknownAttributes(page: Page): Promise<string[]> {
  return page.evaluate((known) => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!(element instanceof HTMLElement)) continue;
      const properties = new Set<string>();
      for (const name in element) properties.add(name.toLowerCase());
      for (const { name } of element.attributes) {
        if (/^(?:data|aria)-/.test(name) || known.includes(name)) continue;
        if (!properties.has(name.replaceAll('-', ''))) found.add(`${element.localName}[${name}]`);
      }
    }
    return [...found];
  }, others);
}
