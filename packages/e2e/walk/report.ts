// The pages that show what was seen: one with the figures, and a contact sheet for each role in each state.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { figuresOf, kinds, type FindingKind, type Seen } from './findings';

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const styles = `
body{margin:24px;font:15px/1.5 system-ui,sans-serif;background:#fff;color:#111}
table{border-collapse:collapse}td,th{padding:4px 12px;border-bottom:1px solid #ccc;text-align:left}
section{margin:24px 0;border-top:1px solid #ccc}h2{font-size:17px;margin:10px 0 4px}
.row{display:flex;flex-wrap:wrap;gap:10px;align-items:start}figure{margin:0}figcaption{font-size:12px;color:#555}
img{display:block;height:300px;border:1px solid #999;object-fit:cover;object-position:top}
img.w390{width:140px}img.w1440{width:420px}
.found{color:#a00;overflow-wrap:anywhere}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>${styles}</style><h1>${escape(title)}</h1>${body}</html>`;

const listOf = ({ findings }: Pick<Seen, 'findings'>): string =>
  findings.length === 0
    ? ''
    : `<ul class="found">${findings.map(({ kind, text }) => `<li>${kind}: ${escape(text)}</li>`).join('')}</ul>`;

function visitOf(seen: Seen): string {
  const more = [seen.isDenied && 'denied', seen.ledTo && `leads to ${seen.ledTo}`].filter(Boolean).join(', ');
  const figures = seen.pictures.map(({ width, theme, file }) => {
    const href = file.split(path.sep).map(encodeURIComponent).join('/');
    return `<figure><a href="${href}"><img class="w${width}" src="${href}" alt="" loading="lazy"></a><figcaption>${seen.language} ${width} ${theme}</figcaption></figure>`;
  });
  return `<p>${seen.language} <code>${escape(seen.address)}</code> ${escape(more)}</p>${listOf(seen)}<div class="row">${figures.join('')}</div>`;
}

function sheetOf(title: string, seen: readonly Seen[]): string {
  const routes = [...new Set(seen.map(({ route }) => route))];
  const sections = routes.map((route) => {
    const visits = seen.filter((one) => one.route === route);
    return `<section><h2>${escape(route)}</h2>${visits.map(visitOf).join('')}</section>`;
  });
  return page(title, sections.join(''));
}

const kindNames = Object.keys(kinds) as FindingKind[];

/** Writes `index.html`, the sheets, and what was seen as JSON. */
export async function writeReport(folder: string, seen: readonly Seen[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const sheets = [...new Set(seen.map(({ state, role }) => `${state}-${role}`))].map((name) => ({
    name,
    seen: seen.filter(({ state, role }) => `${state}-${role}` === name),
  }));
  for (const sheet of sheets)
    await writeFile(path.join(folder, `${sheet.name}.html`), sheetOf(sheet.name, sheet.seen));
  const rows = sheets.map((sheet) => {
    const figures = figuresOf(sheet.seen);
    const cells = kindNames.map(
      (kind) => `<td${figures[kind] > 0 ? ' class="found"' : ''}>${figures[kind]}</td>`,
    );
    return `<tr><td><a href="${sheet.name}.html">${sheet.name}</a></td><td>${sheet.seen.length}</td>${cells.join('')}</tr>`;
  });
  const heads = kindNames.map((kind) => `<th title="${kinds[kind]}">${kind}</th>`).join('');
  const found = seen.filter(({ findings }) => findings.length > 0);
  const list = found.map(
    (one) => `<p>${one.state} ${one.role} ${one.language} ${escape(one.address)}</p>${listOf(one)}`,
  );
  const body = `<table><tr><th></th><th>visits</th>${heads}</tr>${rows.join('')}</table>${list.join('')}`;
  await writeFile(path.join(folder, 'index.html'), page('Every state has its picture', body));
  await writeFile(path.join(folder, 'seen.json'), JSON.stringify(seen, null, 1));
}
