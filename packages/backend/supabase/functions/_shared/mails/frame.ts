// The page around every mail: those that GROW sends itself (letter.ts) and those of the auth service, whose templates are
// written from it (packages/backend/src/accountMails). Mail programs know little: no script, no font of ours, often no picture,
// sometimes no style element. So the light look stands in the elements, and the dark one in the head for whoever reads it.

export type Locale = 'en' | 'de';

/** HTML. Whoever writes it has escaped what people typed. */
export type Markup = string;

/** What differs from mail to mail. */
export interface MailPage {
  locale: Locale;
  title: Markup;
  heading: Markup;
  /** What stands below the heading, in its order: `paragraph`, `button`, … */
  parts: readonly Markup[];
  /** Why the mail came, and what to do when it should not have. */
  footnote: Markup;
}

const font = "'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',sans-serif";
const display = `Archivo,${font}`;
/** One word without a space may be as long as a name: it breaks before it leaves the screen. */
const breaks = 'overflow-wrap:anywhere;word-break:break-word';

const style = {
  body: `margin:0;padding:0;background:#f1f5ee;color:#0d251b;font:16px/1.55 ${font};${breaks}`,
  main: 'display:block;max-width:528px;margin:0 auto;padding:36px 20px 48px',
  mark: `margin:0 0 36px;font:800 28px/1 ${display};letter-spacing:0.01em;white-space:nowrap`,
  heading: `margin:0 0 16px;font:780 27px/1.15 ${display};letter-spacing:-0.02em;-webkit-hyphens:auto;hyphens:auto;${breaks}`,
  paragraph: 'margin:0 0 16px',
  quote: `margin:0 0 16px;padding:2px 0 2px 16px;border-left:2px solid #74877b;white-space:pre-line;${breaks}`,
  card: 'margin:8px 0 20px;padding:16px 18px 2px;border:1px solid #d3ddd0;border-radius:10px;background:#fbfdf9',
  cardTitle: `margin:0 0 6px;font:760 19px/1.2 ${display};${breaks}`,
  code: 'margin:0 0 16px;font:660 24px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:0.18em',
  picture:
    'display:block;max-width:100%;height:auto;margin:8px 0;background:#ffffff;image-rendering:pixelated',
  button: `display:inline-block;box-sizing:border-box;max-width:100%;margin:8px 0 20px;padding:13px 22px;border-radius:6px;background:#e5497e;color:#21020f;font-weight:640;line-height:1.3;text-align:center;text-decoration:none;${breaks}`,
  link: 'color:#0d251b;text-underline-offset:3px',
  footer: `margin:40px 0 0;padding:16px 0 0;border-top:1px solid #d3ddd0;color:#4a5e54;font-size:14px;line-height:1.5`,
} as const;

// Roles of the dark scheme (packages/ui). What stands in the elements is stronger than a rule, unless the rule insists.
const dark = [
  ['page', 'background:#0d251b!important;color:#f2f5ea!important'],
  ['muted', 'color:#afc6b8!important'],
  ['rule', 'border-color:#28503e!important'],
  ['quote', 'border-color:#6f9683!important'],
  ['card', 'border-color:#28503e!important;background:#133024!important'],
  ['button', 'background:#ff9dbb!important;color:#33061b!important'],
  ['link', 'color:#f2f5ea!important'],
] as const;
const darkRules = dark.map(([name, look]) => `.${name}{${look}}`).join('');

/** What every mail ends with. */
export const motto: Record<Locale, string> = {
  en: 'GROW. Eleven weeks, from an idea to a tested product.',
  de: 'GROW. Elf Wochen, von der Idee zum getesteten Produkt.',
};

// The wordmark as text: it needs no picture that a mail program would hold back, and grows all the same.
const wordmark = Object.entries({ G: 17, R: 20, O: 24, W: 28 })
  .map(([letter, size]) => `<span style="font-size:${size}px">${letter}</span>`)
  .join('');

/** A paragraph. */
export const paragraph = (text: Markup): Markup => `<p style="${style.paragraph}">${text}</p>`;

/** What a person wrote, with its line breaks. */
export const quote = (text: Markup): Markup =>
  `<blockquote class="quote" style="${style.quote}">${text}</blockquote>`;

/** Something to look up: its name and its value. */
export const fact = (name: Markup, value: Markup): Markup =>
  paragraph(`<strong>${name}</strong><br>${value}`);

/** Something with a name of its own, such as a team, set apart from what is said. */
export const card = (title: Markup, parts: readonly Markup[]): Markup =>
  `<div class="card" style="${style.card}"><p style="${style.cardTitle}">${title}</p>${parts.join('')}</div>`;

/** A code to type. */
export const code = (text: Markup): Markup => `<p style="${style.code}">${text}</p>`;

/** A square picture that came along with the mail; `size` in px. */
export const picture = (source: Markup, alt: Markup, size: number): Markup =>
  `<img src="${source}" width="${size}" height="${size}" alt="${alt}" style="${style.picture}">`;

/** The one thing to do. */
export const button = (label: Markup, address: Markup): Markup =>
  `<p style="margin:0"><a class="button" href="${address}" style="${style.button}">${label}</a></p>`;

/** A link in a sentence. */
export const link = (label: Markup, address: Markup): Markup =>
  `<a class="link" href="${address}" style="${style.link}">${label}</a>`;

/** The whole mail as an HTML document. */
export function mailPage({ locale, title, heading, parts, footnote }: MailPage): Markup {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}</style>
</head>
<body class="page" style="${style.body}">
<main lang="${locale}" style="${style.main}">
<p role="img" aria-label="GROW" style="${style.mark}">${wordmark}</p>
<h1 style="${style.heading}">${heading}</h1>
${parts.filter((part) => part !== '').join('\n')}
<footer class="rule muted" style="${style.footer}">
<p style="margin:0 0 4px">${footnote}</p>
<p style="margin:0">${motto[locale]}</p>
</footer>
</main>
</body>
</html>
`;
}
