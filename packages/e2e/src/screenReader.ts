import type { Page } from '@playwright/test';

/** A node of Chromium's accessibility tree, as far as it is read here. */
interface TreeNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

const property = (node: TreeNode, name: string) =>
  node.properties?.find((one) => one.name === name)?.value.value;

async function accessibilityTree(page: Page): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes;
}

/** The words below a node, in their order. */
function textOf(node: TreeNode, nodes: readonly TreeNode[]): string {
  const children = (node.childIds ?? []).flatMap((id) => nodes.find(({ nodeId }) => nodeId === id) ?? []);
  if (node.role?.value === 'StaticText') return node.name?.value ?? '';
  return children
    .map((child) => textOf(child, nodes))
    .filter(Boolean)
    .join(' ');
}

/** What has the focus, as it is read out: role, name, whether it is wrong, and its description. */
function focusIn(nodes: readonly TreeNode[]): string {
  const focused = nodes.findLast((node) => !node.ignored && property(node, 'focused') === true);
  if (!focused || focused.role?.value === 'RootWebArea') return '';
  const isWrong = property(focused, 'invalid') === 'true';
  return [focused.role?.value, focused.name?.value, isWrong ? 'invalid' : '', focused.description?.value]
    .filter(Boolean)
    .join(', ');
}

const livesIn = (nodes: readonly TreeNode[]): string[] =>
  nodes
    .filter((node) => ['polite', 'assertive'].includes(String(property(node, 'live'))))
    .map((node) => `${String(property(node, 'live'))}: ${textOf(node, nodes)}`)
    .filter((words) => !words.endsWith(': '));

/** What a screen reader would say now. */
interface Announcement {
  title: string;
  /** Empty when nothing has the focus. */
  focus: string;
  /** What the live regions say, a line each, with how urgent it is. */
  live: string;
}

/** What a screen reader would say, read from the accessibility tree that Chromium hands to it. */
export async function announcement(page: Page): Promise<Announcement> {
  const nodes = await accessibilityTree(page);
  return { title: await page.title(), focus: focusIn(nodes), live: livesIn(nodes).join('\n') };
}
