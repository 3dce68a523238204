import type { Condition } from '../request/filters';
import type { ReadNode } from './readTree';

/**
 * The columns that a writing statement or a call must give so that the answer can be read of them: what is selected,
 * what embeds join by, and what sorts. Asking for no more keeps a caller's rights to single columns meaningful.
 */
export function neededColumns(root: ReadNode, key: readonly string[]): string[] {
  const selected = root.fields.map(({ field }) => field.name);
  const isEverything = selected.length === 0 && root.children.length === 0;
  const isComputed = root.children.some(({ relationship }) => relationship?.kind === 'computed');
  if (isEverything || isComputed || selected.includes('*')) return ['*'];
  const joined = root.children.flatMap(({ relationship }) => {
    if (relationship?.kind === 'foreignKey') return relationship.columns.map(([own]) => own);
    return relationship?.kind === 'junction' ? relationship.ownColumns.map(([own]) => own) : [];
  });
  const sorted = root.order.filter(({ relation }) => relation === null).map(({ field }) => field.name);
  const embeds = new Set(root.children.map((child) => child.alias ?? child.name));
  const filtered = root.conditions.flatMap(namesIn).filter((name) => !embeds.has(name));
  return [...new Set([...selected, ...joined, ...sorted, ...filtered, ...key])];
}

function namesIn(condition: Condition): string[] {
  return condition.kind === 'group' ? condition.members.flatMap(namesIn) : [condition.field.name];
}
