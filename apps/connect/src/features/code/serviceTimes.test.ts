import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAIL_CODE_LIFE_MS, SECONDS_BETWEEN_MAILS, SECONDS_BETWEEN_MESSAGES } from './serviceTimes';

const root = path.resolve(import.meta.dirname, '../../../../..');
const config = readFileSync(path.join(root, 'packages/backend/supabase/config.toml'), 'utf8');

/** A number of seconds out of a table of config.toml. */
function seconds(table: string, key: string): number {
  const [, after = ''] = config.split(`\n[${table}]\n`);
  const [body = ''] = after.split('\n[');
  return Number(new RegExp(`^${key} = "?(\\d+)s?"?$`, 'm').exec(body)?.[1]);
}

describe('times of codes', () => {
  it('are those of the service', () => {
    expect(MAIL_CODE_LIFE_MS / 1000).toBe(seconds('auth.email', 'otp_expiry'));
    expect(SECONDS_BETWEEN_MAILS).toBe(seconds('auth.email', 'max_frequency'));
    expect(SECONDS_BETWEEN_MESSAGES).toBe(seconds('auth.mfa.phone', 'max_frequency'));
  });
});
