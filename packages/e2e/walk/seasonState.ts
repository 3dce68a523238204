// States of a small season that people lived through over HTTP (packages/season): a data folder each.
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildSite, pullContent } from '../src/siteBuild';
import { startStack, talkTo } from '../src/stack';
import { makeStackFolder } from '../src/stackFolder';
import { guestOf } from './guest';
import type { Accounts, OpenState, PreparedState } from './OpenState';

/** In the order of the season: before it begins, its first day, week five, half-time while jurors score, and when it is over. */
export const seasonStates = ['before', 'day1', 'week5', 'gate', 'after'] as const;
type SeasonState = (typeof seasonStates)[number];

/** Lives a season up to a state; resolves to those who can log in there. */
async function live(state: SeasonState, data: string, people: number): Promise<Accounts> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/stateCli.ts', state, data, String(people)],
    { cwd: path.resolve(import.meta.dirname, '../../season'), maxBuffer: 64 * 1024 ** 2 },
  );
  const { accounts } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { accounts: Accounts };
  return accounts;
}

/** Lives a season up to a state, which then waits in a folder, with a site that is built when it is opened. */
export async function prepareSeason(state: SeasonState, people: number): Promise<PreparedState> {
  const folder = await makeStackFolder(state);
  const data = path.join(folder, 'data');
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const accounts = await live(state, data, people);
    return { open: () => openSeason(folder, data, accounts), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function openSeason(folder: string, data: string, accounts: Accounts): Promise<OpenState> {
  const content = path.join(folder, 'content');
  const siteDir = path.join(folder, 'site');
  const stack = await startStack({
    demo: false,
    data,
    site: async (backend) => {
      await pullContent(content, backend);
      await buildSite(siteDir, { GROW_CONTENT: content });
      return siteDir;
    },
  });
  const talkToFormer = talkTo(stack);
  const guest = await guestOf();
  const stop = async () => {
    talkToFormer();
    await stack.stop();
  };
  // Members of the jury are walked as by what they are besides.
  const { juror: _juror, ...members } = accounts;
  return {
    stack,
    accounts: { ...members, ...(guest && { juror: guest.login }) },
    guestToken: guest?.token ?? '',
    stop,
  };
}
