import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { buildTeamRow } from '../testing/teamBuilders';
import { mentorAbsenceFromRow, mentorAssignmentFromRow } from './Mentor';
import { mentorAdminMutations, mentorMutations } from './mentorMutations';
import { mentorKeys, mentorQueries } from './mentorQueries';
import { mentorRepository } from './mentorRepository';
import { absencesFrom, isStoodInOn, looksAfterOn, standInOn } from './mentorRules';

const assignmentRow = {
  ...{ id: 'a', team_id: 't', mentor_id: 'm', status: 'active', asked_by: 'o', reason: '' },
  ...{ answered_at: null, ended_at: null, created_at: '2024-12-04T09:00:00Z' },
  ...{ stand_in_id: 's', stand_in_from: '2024-12-09', stand_in_until: '2024-12-13' },
};
const absenceRow = {
  id: 'x',
  mentor_id: 'm',
  starts_on: '2024-12-09',
  ends_on: '2024-12-13',
  stand_in_id: null,
};
const person = { first_name: 'Henrike', last_name: 'Vossberg', avatar: null, bio: 'Dairy.' };

describe('who looks after a team', () => {
  it('is found in their own words, with who stands in', async () => {
    const { client, seen } = restDouble(({ table }) => ({
      body: {
        mentor_assignments: [assignmentRow],
        profiles: [
          { user_id: 's', ...person, first_name: 'Svenja' },
          { user_id: 'm', ...person },
        ],
        mentor_profiles: [{ line: 'Ask early.' }],
      }[table],
    }));
    await expect(mentorRepository(client).getMentor('t')).resolves.toMatchObject({
      ...{ userId: 'm', firstName: 'Henrike', bio: 'Dairy.', line: 'Ask early.' },
      ...{ standIn: { firstName: 'Svenja' }, standInFrom: '2024-12-09', standInUntil: '2024-12-13' },
    });
    expect(seen[0]?.query.get('status')).toBe('eq.active');
  });

  it('is nobody where nobody does', async () => {
    const { client, seen } = restDouble(() => ({ body: [] }));
    await expect(mentorRepository(client).getMentor('t')).resolves.toBeUndefined();
    expect(seen).toHaveLength(1);
    expect(mentorQueries(undefined).ofTeam('t').queryKey).toEqual(mentorKeys.ofTeam('t'));
  });

  it('has their teams by name', async () => {
    const body = ['Zug', 'Äther'].map((name) => ({ team: buildTeamRow({ id: name, name }) }));
    const { client } = restDouble(() => ({ body }));
    const teams = await mentorRepository(client).listTeams('m');
    expect(teams.map(({ name }) => name)).toEqual(['Äther', 'Zug']);
  });
});

describe('days of a mentor', () => {
  const days = ['2024-12-08', '2024-12-09', '2024-12-13', '2024-12-14'];

  it('count for a stand-in from the first to the last', () => {
    const assignment = mentorAssignmentFromRow(assignmentRow);
    expect(days.map((day) => standInOn(assignment, day))).toEqual([undefined, 's', 's', undefined]);
    expect(days.map((day) => isStoodInOn(assignment, day))).toEqual([false, true, true, false]);
    expect(isStoodInOn({ standInFrom: undefined, standInUntil: undefined }, '2024-12-09')).toBe(false);
  });

  it('leave the team to its mentor, and give it to who stands in as long as they last', () => {
    const assignment = mentorAssignmentFromRow(assignmentRow);
    expect(days.map((day) => looksAfterOn(assignment, 's', day))).toEqual([false, true, true, false]);
    expect(days.map((day) => looksAfterOn(assignment, 'm', day))).toEqual([true, true, true, true]);
    expect(looksAfterOn({ ...assignment, status: 'ended' }, 'm', '2024-12-09')).toBe(false);
    expect(looksAfterOn(assignment, 'o', '2024-12-09')).toBe(false);
  });

  it('that are over are listed no more, and the next come first', () => {
    const later = {
      ...mentorAbsenceFromRow(absenceRow),
      id: 'later',
      startsOn: '2025-01-01',
      endsOn: '2025-01-02',
    };
    const absences = [later, mentorAbsenceFromRow(absenceRow)];
    expect(absencesFrom(absences, '2024-12-13').map(({ id }) => id)).toEqual(['x', 'later']);
    expect(absencesFrom(absences, '2024-12-14').map(({ id }) => id)).toEqual(['later']);
  });
});

describe('what a mentor does', () => {
  const assignment = mentorAssignmentFromRow({ ...assignmentRow, status: 'proposed' });

  it('declines with a reason, which is sent as it is meant', async () => {
    const { client, seen } = restDouble(() => ({ body: { ...assignmentRow, status: 'declined' } }));
    const answer = { assignment, isAccepted: false, reason: ' Too many ' };
    await mentorMutations(client, 'm').answerProposal.mutationFn(answer);
    expect(seen[0]?.body).toEqual({ p_id: 'a', p_is_accepted: false, p_reason: 'Too many' });
  });

  it.each([
    ['GR080', 'conflict'],
    ['GR081', 'mentor_conflict'],
    ['GR045', 'note_needed'],
  ])('hears of %s as %s', async (code, expected) => {
    const { client } = restDouble(() => ({ status: 400, body: { code, message: 'refused' } }));
    await expect(
      mentorMutations(client, 'm').answerProposal.mutationFn({ assignment, isAccepted: true, reason: '' }),
    ).rejects.toMatchObject({ code: expected });
  });

  it('is there after all, and by undo is away again with the same stand-in', async () => {
    const { client, seen } = restDouble(() => ({ body: absenceRow }));
    const { clearAbsence } = mentorMutations(client, 'm');
    const absence = { ...mentorAbsenceFromRow(absenceRow), standInId: 's' };
    await clearAbsence.undo?.(undefined, absence).mutationFn();
    expect(seen[0]?.body).toMatchObject({ p_id: 'x', p_from: '2024-12-09', p_stand_in_id: 's' });
  });

  it('gives teams to somebody, and takes them back with nobody', async () => {
    const { client, seen } = restDouble(() => ({ body: ['t'] }));
    const { giveToStandIn } = mentorMutations(client, 'm');
    const all = { mentorId: 'm', from: undefined, teamIds: undefined };
    await giveToStandIn.mutationFn({ ...all, standInId: 's', until: '2024-12-13' });
    await giveToStandIn.mutationFn({ ...all, standInId: undefined, until: undefined });
    expect(seen.map(({ body }) => body)).toEqual([
      { p_mentor_id: 'm', p_stand_in_id: 's', p_until: '2024-12-13' },
      { p_mentor_id: 'm', p_stand_in_id: null },
    ]);
  });
});

describe('what an organiser does', () => {
  const assignment = mentorAssignmentFromRow(assignmentRow);

  it('asks a mentor no longer, and ends what goes on with a reason', async () => {
    const { client, seen } = restDouble(() => ({ body: assignmentRow }));
    const { withdrawProposal, endAssignment } = mentorAdminMutations(client);
    await withdrawProposal.mutationFn(assignment);
    await endAssignment.mutationFn({ assignment, reason: ' They moved. ' });
    expect(seen.map(({ table }) => table)).toEqual(['withdraw_proposal', 'end_assignment']);
    expect(seen[1]?.body).toEqual({ p_id: assignment.id, p_reason: 'They moved.' });
  });
});
