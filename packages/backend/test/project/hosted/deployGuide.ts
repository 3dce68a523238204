// What docs/deploy.md tells an operator to export and to run.
import { readFile } from 'node:fs/promises';

const guide = new URL('../../../../../docs/deploy.md', import.meta.url);

export interface GuideVariable {
  name: string;
  neededBy: string;
  example: string;
}

export async function readGuide(): Promise<{ variables: GuideVariable[]; commands: string[][] }> {
  const text = await readFile(guide, 'utf8');
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` *\|([^|]+)\| `([^`]+)` *\|/gm)];
  const lines = [...text.matchAll(/^npx -y pnpm@[\d.]+ hosted:push(.*)$/gm)];
  return {
    variables: rows.map(([, name = '', neededBy = '', example = '']) => ({
      name,
      neededBy: neededBy.trim(),
      example,
    })),
    commands: lines.map(([, rest = '']) => (rest.split('#')[0] ?? '').trim().split(/\s+/).filter(Boolean)),
  };
}
