import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { guestRepository } from './guestRepository';
import { roundSetupFromRow } from './RoundSetup';

const invitation = {
  ...{ roundId: 'r', email: 'grete@example.org', firstName: 'Grete', lastName: 'Hahn', university: '' },
  ...{ locale: 'de' as const, stageId: undefined },
};

describe('guests', () => {
  it('are invited by a function, sent their link again, and taken back with a reason', async () => {
    const { client, seen } = restDouble(() => ({ body: {} }));
    const repository = guestRepository(client);
    await repository.invite(invitation);
    await repository.sendLink({ roundId: 'r', userId: 'g' });
    await repository.revoke({ roundId: 'r', userId: 'g' }, 'They are ill');
    expect(seen.map(({ table, body }) => [table, body])).toEqual([
      [
        'invite-guest',
        {
          ...{ round_id: 'r', email: 'grete@example.org', first_name: 'Grete', last_name: 'Hahn' },
          ...{ university: '', locale: 'de', stage_id: '' },
        },
      ],
      ['send_guest_link', { p_round_id: 'r', p_user_id: 'g' }],
      ['revoke_guest', { p_round_id: 'r', p_user_id: 'g', p_reason: 'They are ill' }],
    ]);
  });

  it.each([
    [422, 'email_exists', 'email_taken'],
    [409, 'GR174', 'round_locked'],
    [403, '42501', 'forbidden'],
  ])('are refused with what the function says: %i %s', async (status, backendCode, code) => {
    const { client } = restDouble(() => ({ status, body: { code: backendCode, message: 'No.' } }));
    await expect(guestRepository(client).invite(invitation)).rejects.toMatchObject({ code });
  });

  it('are told from members in the set-up, without a role', () => {
    const named = { id: 'g', first_name: 'Grete', last_name: 'Hahn' };
    const guest = { invited_at: '2024-12-01T09:00:00Z', revoked_at: null, last_login_at: null };
    const { jurors } = roundSetupFromRow({
      round: {
        ...{ id: 'r', season_id: 's', kind: 'half_time', state: 'setup', cut_size: 6, ballots_wanted: 2 },
        ...{ bridges_wanted: 1, shown_weeks: [], shown_metrics: [], bars_same_university: false },
        ...{ shows_scores: false, open_reason: '', version: 1 },
      },
      ...{ criteria: [], stages: [], teams: [], conflicts: [], ballots: [], gaps: {}, ground: 'g' },
      jurors: [
        { ...named, role: null, guest },
        { ...named, id: 'm', role: 'MENTOR', guest: null },
      ],
    });
    expect(jurors).toMatchObject([
      { role: undefined, guest: { invitedAt: new Date('2024-12-01T09:00:00Z'), lastLoginAt: undefined } },
      { role: 'MENTOR', guest: undefined },
    ]);
  });
});
