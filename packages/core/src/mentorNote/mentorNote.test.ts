import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { mentorNoteFromRow } from './MentorNote';
import { mentorNoteMutations } from './mentorNoteMutations';
import { mentorNoteRepository } from './mentorNoteRepository';

const row = {
  ...{ id: 'n', team_id: 't', version_id: 'v', author_id: 'm', text: 'Ask Emre', week: 4, version: 2 },
  ...{ created_at: '2024-12-04T09:00:00Z', updated_at: '2024-12-04T09:00:00Z' },
};

describe('a private note', () => {
  it('is read with who wrote it, also where the version is out of sight', async () => {
    const { client } = restDouble(({ table }) => ({
      body:
        table === 'team_mentor_notes'
          ? [row, { ...row, id: 'o', author_id: null, week: null, version: null }]
          : [{ user_id: 'm', first_name: 'Henrike', last_name: 'Vossberg', avatar: null, skills: [] }],
    }));
    const notes = await mentorNoteRepository(client).listOfTeam('t');
    expect(notes.map(({ author, week }) => [author?.firstName, week])).toEqual([
      ['Henrike', 4],
      [undefined, undefined],
    ]);
  });

  it('is about a version only where one is named', async () => {
    const { client, seen } = restDouble(() => ({ body: row }));
    const repository = mentorNoteRepository(client);
    await repository.save({ id: 'n', teamId: 't', versionId: undefined, text: ' Ask Emre ' });
    await repository.save({ id: 'n', teamId: 't', versionId: 'v', text: 'Ask Emre' });
    expect(seen.map(({ body }) => body)).toEqual([
      { p_id: 'n', p_team_id: 't', p_text: 'Ask Emre' },
      { p_id: 'n', p_team_id: 't', p_text: 'Ask Emre', p_version_id: 'v' },
    ]);
  });

  it('comes back as it was after it was taken away', async () => {
    const { client, seen } = restDouble(() => ({ body: row }));
    const { remove } = mentorNoteMutations(client);
    await remove.undo?.(undefined, mentorNoteFromRow(row)).mutationFn();
    expect(seen[0]).toMatchObject({ table: 'save_mentor_note', body: { p_id: 'n', p_version_id: 'v' } });
  });
});
