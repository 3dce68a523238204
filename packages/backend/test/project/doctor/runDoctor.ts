// The doctor as an operator runs it, with the variables that are given and no other.
import { fileURLToPath } from 'node:url';
import type { CliResult } from '../../../src/types/supabaseCli';
import { runProgram } from '../runProgram';

const program = fileURLToPath(new URL('../../../../../deploy/doctor/cli.mjs', import.meta.url));

export interface Finding {
  check: string;
  status: 'ok' | 'warning' | 'missing' | 'not asked';
  detail: string;
  mend?: string;
}

export const runDoctor = (
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<CliResult> =>
  runProgram([program, ...args], { env: { PATH: process.env['PATH'] ?? '', ...variables } });

export interface Asked {
  url: string;
  publishableKey: string;
  secretKey?: string;
  site?: string;
}

/** What it finds, and its exit code. */
export async function findings(
  { url, publishableKey, secretKey, site }: Asked,
  variables: Record<string, string> = {},
): Promise<{ code: number; found: Finding[] }> {
  const args = [
    '--json',
    '--url',
    url,
    '--key',
    publishableKey,
    ...(site === undefined ? [] : ['--site', site]),
  ];
  const secret = secretKey === undefined ? {} : { GROW_SECRET_KEY: secretKey };
  const { code, stdout, stderr } = await runDoctor(args, { ...secret, ...variables });
  if (stdout === '') throw new Error(stderr);
  return { code, found: (JSON.parse(stdout) as { findings: Finding[] }).findings };
}

/** What is not as it should be. */
export const faultsIn = (found: readonly Finding[]): Finding[] =>
  found.filter(({ status }) => status === 'missing' || status === 'warning');

/** What was found while something was broken, which is mended whatever comes. */
export async function andThen<Found>(found: Promise<Found>, mend: () => Promise<unknown>): Promise<Found> {
  try {
    return await found;
  } finally {
    await mend();
  }
}
