import type { GrowSupabase } from '../db/growSupabase';
import { mutationWithInput, patch, productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { triageKeys } from '../triage/triageKeys';
import type { MentorNote, NamedMentorNote } from './MentorNote';
import { mentorNoteKeys } from './mentorNoteQueries';
import { mentorNoteRepository, type NewMentorNote } from './mentorNoteRepository';

/** Mutations of private notes. */
export function mentorNoteMutations(client: GrowSupabase | undefined) {
  const repository = () => mentorNoteRepository(requireClient(client));
  const effects = {
    // Who notes something about a team was in contact with it.
    invalidates: [mentorNoteKeys.all, triageKeys.all],
    subject: ({ id }: Pick<MentorNote, 'id'>) => `note ${id}`,
    writes: ({ teamId }: Pick<MentorNote, 'teamId'>) => [mentorNoteKeys.team(teamId)],
  };
  const save = productMutation(
    [...mentorNoteKeys.all, 'save'],
    async (note: NewMentorNote) => repository().save(note),
    {
      ...effects,
      optimistic: (cache, { id, teamId, text }) =>
        patch<NamedMentorNote[]>(cache, mentorNoteKeys.team(teamId), (notes) =>
          notes.map((note) => (note.id === id ? { ...note, text: text.trim() } : note)),
        ),
    },
  );
  return {
    /** Notes something about a team or a version, or rewords it. */
    save,
    /** Takes away what one wrote; it can be brought back. */
    remove: productMutation(
      [...mentorNoteKeys.all, 'remove'],
      async ({ id }: MentorNote) => repository().remove(id),
      {
        ...effects,
        optimistic: (cache, { id, teamId }) =>
          patch<NamedMentorNote[]>(cache, mentorNoteKeys.team(teamId), (notes) =>
            notes.filter((note) => note.id !== id),
          ),
        undo: (_, { id, teamId, versionId, text }) =>
          mutationWithInput(save, { id, teamId, versionId, text }),
      },
    ),
  };
}
