// The part of Go's html/template that the hosted service's mail templates need: `{{ .X }}`, `{{ .Data.x }}` and
// `{{ if eq .X "y" }} … {{ else if … }} … {{ else }} … {{ end }}`, with values escaped for where they stand.

/** What a template may name; nested objects are reached by dots (`.Data.locale`). */
export type TemplateValues = { [name: string]: unknown };

type Token = { kind: 'text'; text: string } | { kind: 'action'; text: string };
type Branch = { condition: string | null; nodes: Node[] };
type Node =
  | { kind: 'text'; text: string }
  | { kind: 'value'; path: string }
  | { kind: 'if'; branches: Branch[] };

const action = /\{\{-?([^{}]*)\}\}/g;
const pathPattern = /^\.[A-Za-z]\w*(\.[A-Za-z]\w*)*$/;
const equality = /^eq\s+(\.[\w.]+)\s+"([^"]*)"$/;

function tokensOf(template: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of template.matchAll(action)) {
    tokens.push({ kind: 'text', text: template.slice(end, match.index) });
    tokens.push({ kind: 'action', text: (match[1] ?? '').replace(/-$/, '').trim() });
    end = match.index + match[0].length;
  }
  tokens.push({ kind: 'text', text: template.slice(end) });
  return tokens;
}

function checkedCondition(text: string): string {
  if (pathPattern.test(text) || equality.test(text)) return text;
  throw new Error(`Mail template: cannot read the condition "${text}"`);
}

/** Reads nodes up to the action that closes the surrounding block, and says which one it was. */
function parseNodes(tokens: Token[], depth: number): { nodes: Node[]; closing: string | null } {
  const nodes: Node[] = [];
  for (let token = tokens.shift(); token; token = tokens.shift()) {
    const { text } = token;
    if (token.kind === 'text') nodes.push({ kind: 'text', text });
    else if (text.startsWith('if ')) nodes.push(parseIf(tokens, text.slice(3), depth));
    else if (depth > 0 && /^(else( if .*)?|end)$/.test(text)) return { nodes, closing: text };
    else if (pathPattern.test(text)) nodes.push({ kind: 'value', path: text });
    else throw new Error(`Mail template: cannot read "{{ ${text} }}"`);
  }
  return { nodes, closing: null };
}

function parseIf(tokens: Token[], firstCondition: string, depth: number): Node {
  const branches: Branch[] = [];
  let condition: string | null = checkedCondition(firstCondition);
  for (;;) {
    const { nodes, closing } = parseNodes(tokens, depth + 1);
    branches.push({ condition, nodes });
    if (closing === 'end') return { kind: 'if', branches };
    if (closing === null || condition === null) throw new Error('Mail template: "{{ end }}" is missing');
    condition = closing === 'else' ? null : checkedCondition(closing.slice('else if '.length));
  }
}

function valueAt(values: TemplateValues, path: string): unknown {
  let value: unknown = values;
  for (const name of path.slice(1).split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as TemplateValues)[name];
  }
  return value;
}

function holds(condition: string | null, values: TemplateValues): boolean {
  if (condition === null) return true;
  const [, path, expected] = equality.exec(condition) ?? [];
  if (path !== undefined) return valueAt(values, path) === expected;
  return Boolean(valueAt(values, condition));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

/** Makes text harmless between tags and inside quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function escapeForPlace(value: unknown, before: string): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const quote = before.lastIndexOf('"');
  const isInQuery = /\s(?:href|src)=$/.test(before.slice(0, quote)) && before.includes('?', quote);
  return isInQuery ? encodeURIComponent(text) : escapeHtml(text);
}

/**
 * Fills a mail template. Values are HTML-escaped, and percent-encoded inside the query of a link.
 * @throws Error naming the action it cannot read, because a hosted project would refuse it as well.
 */
export function renderTemplate(template: string, values: TemplateValues): string {
  let output = '';
  const write = (nodes: Node[]): void => {
    for (const node of nodes) {
      if (node.kind === 'text') output += node.text;
      else if (node.kind === 'value') output += escapeForPlace(valueAt(values, node.path), output);
      else write(node.branches.find((branch) => holds(branch.condition, values))?.nodes ?? []);
    }
  };
  write(parseNodes(tokensOf(template), 0).nodes);
  return output;
}
