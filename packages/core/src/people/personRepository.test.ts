import { describe, expect, it } from 'vitest';
import { restDouble, type RestAnswer } from '../../test/restDouble';
import { personRepository } from './personRepository';

const asked = (respond: () => RestAnswer) => {
  const { client, seen } = restDouble(respond);
  return { repository: personRepository(client), seen };
};
const refusal = (status: number, code: string) => () => ({ status, body: { code, message: 'No.' } });

describe('other people’s accounts', () => {
  it('are made and deleted by functions', async () => {
    const { repository, seen } = asked(() => ({ body: {} }));
    await repository.invite({ email: 'ada@example.org', role: 'MENTOR', locale: 'de' });
    await repository.remove('ada');
    expect(seen.map(({ method, table, body }) => [method, table, body])).toEqual([
      ['POST', 'invite-person', { email: 'ada@example.org', role: 'MENTOR', locale: 'de' }],
      ['POST', 'remove-person', { user_id: 'ada' }],
    ]);
  });

  it.each([
    ['an address that has an account', 422, 'email_exists', 'email_taken'],
    ['an address that is none', 400, 'email_address_invalid', 'email_invalid'],
    ['somebody who is no organiser', 403, 'not_admin', 'forbidden'],
    ['too many invitations', 429, 'over_email_send_rate_limit', 'rate_limited'],
  ])('refuse an invitation of %s', async (_what, status, backendCode, code) => {
    const { repository } = asked(refusal(status, backendCode));
    const invitation = { email: 'ada@example.org', role: 'ORGA', locale: 'en' } as const;
    await expect(repository.invite(invitation)).rejects.toMatchObject({ name: 'AppError', code, status });
  });

  it('are gone when they are gone already, and stay where something stands in the way', async () => {
    await expect(asked(refusal(404, 'user_not_found')).repository.remove('ada')).resolves.toBeUndefined();
    const last = asked(refusal(409, 'last_orga')).repository.remove('ada');
    await expect(last).rejects.toMatchObject({ code: 'last_orga' });
  });
});
