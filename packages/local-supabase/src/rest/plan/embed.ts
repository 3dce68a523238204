import { refusals } from '../refusals';
import { cutRange } from '../request/rowRange';
import { isToOne, type Schema } from '../schema/Schema';
import { findRelationship } from './findRelationship';
import { allNodes, answerName, type ReadNode } from './readTree';

/** Relations that one request embeds at most, at whatever level. */
const MAX_EMBEDS = 30;

/**
 * Looks up how every embedded relation belongs to the one around it.
 *
 * @throws RestRefusal PGRST100, PGRST118, PGRST200, PGRST201
 */
export function embed(root: ReadNode, schema: Schema): void {
  const nodes = allNodes(root);
  if (nodes.length - 1 > MAX_EMBEDS) throw refusals.embeds(nodes.length - 1, MAX_EMBEDS);
  for (const node of nodes) {
    for (const child of node.children) connect(node, child, schema);
    for (const term of node.order) {
      if (term.relation === null) continue;
      const child = node.children.find((candidate) => answerName(candidate) === term.relation);
      if (child === undefined) throw refusals.notEmbedded(term.relation);
      if (child.relationship !== null && !isToOne(child.relationship))
        throw refusals.relatedOrder(node.name, answerName(child));
      term.relation = child.joinName;
    }
  }
}

/** Cuts the answer and every embedded list at a number of rows. */
export function limitRows(root: ReadNode, maxRows: number): void {
  for (const node of allNodes(root)) node.range = cutRange(node.range, maxRows);
}

function connect(parent: ReadNode, child: ReadNode, schema: Schema): void {
  const relationship = findRelationship(schema, parent.table, child.name, child.hint);
  child.relationship = relationship;
  child.table = relationship.foreignTable;
  child.source = relationship.kind === 'computed' ? relationship.function : relationship.foreignTable;
  child.joinName = `${relationship.table.name}_${answerName(child)}_${child.depth}`;
  if (relationship.kind !== 'junction')
    child.sourceAlias = `${relationship.foreignTable.name}_${child.depth}`;
}
