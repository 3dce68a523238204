// The page that shows pictures before, after, and where they differ.

const escape = (text) =>
  text.replaceAll(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char]);

const styles = `
body{margin:24px;font:16px/1.5 system-ui,sans-serif;background:#fff;color:#111}
section{margin:32px 0;border-top:1px solid #ccc}
h2{font-size:18px;margin:12px 0 4px}
.row{display:grid;grid-template-columns:repeat(3,1fr);gap:16px;align-items:start}
figure{margin:0}
figcaption{font-size:14px;color:#555}
img{max-width:100%;border:1px solid #ccc}
`;

const figure = (name, side, says) =>
  `<figure><figcaption>${says}</figcaption><a href="${side}/${encodeURIComponent(name)}"><img src="${side}/${encodeURIComponent(name)}" alt="${escape(name)} ${says}" loading="lazy"></a></figure>`;

/** What became of a picture, in words. */
const summaries = {
  changed: ({ changed }) => `${changed} pixels differ`,
  new: () => 'new',
  gone: () => 'gone',
};

function section(result) {
  const { name, state } = result;
  const figures = [
    state !== 'new' && figure(name, 'before', 'before'),
    state !== 'gone' && figure(name, 'after', 'after'),
    state === 'changed' && figure(name, 'difference', 'difference'),
  ].filter(Boolean);
  return `<section><h2>${escape(name.replace('.png', ''))}: ${summaries[state](result)}</h2><div class="row">${figures.join('')}</div></section>`;
}

/**
 * One HTML document beside the folders `before`, `after` and `difference`.
 * @param {{ before: string, after: string, results: { name: string, state: string, changed?: number }[] }} comparison
 */
export function pageOf({ before, after, results }) {
  const other = results.filter(({ state }) => state !== 'same');
  const summary = `${other.length} of ${results.length} pictures differ between ${escape(before)} and ${escape(after)}.`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures</title><style>${styles}</style></head>
<body><h1>${summary}</h1>
${other.map(section).join('\n')}
</body></html>
`;
}
