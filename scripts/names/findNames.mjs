// Names in a file that the table replaces: in identifiers, comments, test titles and the file's own path. What people
// read on a screen and what stands in an address is not looked at: the specification chooses those words.
import ts from 'typescript';
import { exceptions, table } from './table.mjs';

/** The words of a name or a sentence in small letters, with blanks around: `useSeatTime` is ` use seat time `. */
const wordsOf = (text) =>
  ` ${text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()} `;

const isTitle = (node) =>
  ts.isCallExpression(node.parent) &&
  node.parent.arguments[0] === node &&
  /^(?:it|test|describe)\b/.test(node.parent.expression.getText());

/** Identifiers, titles and comments of a script, each with where it begins. */
function* partsOfScript(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const seen = new Set();
  const nodes = [source];
  while (nodes.length > 0) {
    const node = nodes.pop();
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      yield { kind: 'identifier', text: node.text, at: node.getStart() };
    } else if (ts.isStringLiteralLike(node) && isTitle(node)) {
      yield { kind: 'title', text: node.text, at: node.getStart() };
    }
    const around = [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    for (const { pos, end } of around) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      yield { kind: 'comment', text: text.slice(pos, end), at: pos };
    }
    ts.forEachChild(node, (child) => void nodes.push(child));
  }
}

const sqlPart = /(?<comment>--[^\n]*)|(?<string>'(?:[^']|'')*')|(?<identifier>[a-z_]+)/gi;

/** Identifiers and comments of SQL; the text of a `comment on` is one too. */
function* partsOfSql(text) {
  for (const { index, 0: part, groups } of text.matchAll(sqlPart)) {
    if (groups.identifier) yield { kind: 'identifier', text: part, at: index };
    const isDescription =
      groups.string && /\bcomment on [^;']*$/.test(text.slice(Math.max(0, index - 200), index));
    if (groups.comment || isDescription) yield { kind: 'comment', text: part, at: index };
  }
}

function partsOf(file, text) {
  if (/\.(?:ts|tsx|mts|mjs|js)$/.test(file)) return partsOfScript(file, text);
  if (file.endsWith('.sql')) return partsOfSql(text);
  // What is marked as code in a document is looked at where it is defined.
  if (file.endsWith('.md')) return [{ kind: 'comment', text: text.replaceAll(/`[^`]*`/g, ''), at: 0 }];
  return [];
}

/**
 * Every name of the table in a file.
 * @param {string} file from the root of the repository
 * @param {string} text
 * @returns {{ line: number, kind: string, word: string, instead: string }[]}
 */
export function findNames(file, text) {
  const parts = [{ kind: 'file', text: file, at: 0 }, ...partsOf(file, text)];
  const left = exceptions.filter((one) => one.file.test(file));
  return parts.flatMap(({ kind, text: name, at }) => {
    const words = wordsOf(name);
    return table.flatMap(({ found, instead, kinds }) => {
      const [word] = (kinds.includes(kind) && found.exec(words)) || [];
      if (word === undefined || left.some((one) => one.word?.test(word) || one.name?.test(words))) return [];
      return [{ line: text.slice(0, at).split('\n').length, kind, word: word.trim(), instead }];
    });
  });
}
