// The demo data: a season in the middle of week five.
import { onDatabase } from '../src/database';
import { henrike, jonna, rieke } from '../src/keyScreens';
import { startStack, talkTo } from '../src/stack';
import { givePassword, guestOf } from './guest';
import type { Login, OpenState } from './OpenState';

/** Of the demo data most people cannot log in: these two can, once they have the captain's password. */
const demoPeople = {
  member: `
    select m.user_id as id from public.team_members m
      join public.teams t on t.id = m.team_id join auth.users c on c.id = t.captain_id
    where c.email = $1 and m.user_id <> c.id and m.left_at is null order by m.joined_at limit 1`,
  participant: `
    select p.user_id as id from private.profiles p join auth.users u on u.id = p.user_id
    where p.role = 'PARTICIPANT' and u.email_confirmed_at is not null and u.email <> $1
      and not exists (select from public.team_members m where m.user_id = p.user_id and m.left_at is null)
      and not exists (select from private.guests g where g.user_id = p.user_id)
    order by u.email limit 1`,
} as const;

async function demoLogin(who: keyof typeof demoPeople): Promise<Login> {
  const { email, password } = jonna;
  const [row] = await onDatabase((sql) => sql.unsafe<{ id: string }[]>(demoPeople[who], [email]));
  if (!row) throw new Error(`The demo data has no ${who}.`);
  return givePassword(row.id, password);
}

/** Starts the demo data. */
export async function openDemo(): Promise<OpenState> {
  const stack = await startStack();
  const talkToFormer = talkTo(stack);
  const guest = await guestOf();
  const stop = async () => {
    talkToFormer();
    await stack.stop();
  };
  return {
    stack,
    accounts: {
      participant: await demoLogin('participant'),
      member: await demoLogin('member'),
      ...{ captain: jonna, mentor: henrike, orga: rieke },
      ...(guest && { juror: guest.login }),
    },
    guestToken: guest?.token ?? '',
    stop,
  };
}
