import type { NameablePerson } from '@grow/core/showcase';
import { Checkbox, Field, Section, Select, Text } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { LocalField } from './LocalField';
import { Fields } from './parts.styles';
import type { StoryWriting } from './useStoryDraft';

type PeopleSectionProps = Pick<StoryWriting, 'draft' | 'edit'> & { people: readonly NameablePerson[] };

/** Who of the team is named, and the mentor. */
export function PeopleSection({ draft, edit, people }: PeopleSectionProps) {
  const ofTeam = people.filter(({ kind }) => kind === 'member' || kind === 'former');
  const mentors = people.filter(({ kind }) => kind === 'mentor');
  const nameOf = ({ name, kind }: NameablePerson) =>
    kind === 'former' ? m.story_person_former({ name }) : name;
  return (
    <Section title={m.story_part_people()}>
      <Fields>
        <Text step="small" tone="muted">
          {m.story_people_help()}
        </Text>
        {ofTeam.map((person) => {
          const { userId } = person;
          const named = draft.people.find((one) => one.userId === userId);
          const others = draft.people.filter((one) => one.userId !== userId);
          return (
            <div key={userId}>
              <Checkbox
                checked={named !== undefined}
                onChange={({ target }) =>
                  edit({
                    people: target.checked ? [...others, { userId, does: { en: '', de: '' } }] : others,
                  })
                }
              >
                {nameOf(person)}
              </Checkbox>
              {named && (
                <LocalField
                  label={m.story_person_does({ name: person.name })}
                  value={named.does}
                  max={80}
                  onChange={(does) =>
                    edit({
                      people: draft.people.map((one) => (one.userId === userId ? { userId, does } : one)),
                    })
                  }
                />
              )}
            </div>
          );
        })}
        <Field label={m.story_part_mentor()}>
          <Select
            value={draft.mentorId ?? ''}
            onChange={({ target }) => edit({ mentorId: target.value === '' ? undefined : target.value })}
          >
            <option value="">{m.story_mentor_none()}</option>
            {mentors.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </Fields>
    </Section>
  );
}
