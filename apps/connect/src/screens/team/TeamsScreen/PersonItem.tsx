import type { PersonHit } from '@grow/core/search';
import { useAvatarUrl, useLocale } from '@grow/shell';
import { Button, PersonRow, Text } from '@grow/ui';
import { personName } from '../../../features/people';
import { matchesFirst, personAbout, personReason, useSkillName } from '../../../features/teamSearch';
import { m } from '../../../paraglide/messages';

/** More skills than this become a number. */
const SKILLS_SHOWN = 4;

type PersonItemProps = {
  person: PersonHit;
  /** Left out for those who cannot invite. */
  onInvite?: ((userId: string) => void) | undefined;
};

function InviteAction({ person, onInvite }: PersonItemProps) {
  const { request } = person;
  if (request) {
    return (
      <Text as="span" step="small" tone="muted">
        {request.kind === 'invite' ? m.invite_pending() : m.invite_asked_you()}
      </Text>
    );
  }
  if (!onInvite) return null;
  const name = personName(person);
  return (
    <Button size="xs" aria-label={m.invite_action_person({ name })} onClick={() => onInvite(person.userId)}>
      {m.invite_action()}
    </Button>
  );
}

/** Somebody who looks for a team, why they fit, and the way to invite them. */
export function PersonItem({ person, onInvite }: PersonItemProps) {
  const { locale } = useLocale();
  const nameOf = useSkillName();
  const { url } = useAvatarUrl(person);
  const { matchedSkills } = person;
  const skills = matchesFirst(person.skills, matchedSkills, SKILLS_SHOWN);
  const more = skills.hidden > 0 ? [{ key: 'more', name: `+${skills.hidden}` }] : [];
  const reason = personReason(
    { skills: matchedSkills.map(nameOf), city: person.isSameCity ? person.city : undefined },
    locale,
  );
  return (
    <PersonRow
      person={{ firstName: person.firstName, lastName: person.lastName, picture: url }}
      name={personName(person)}
      about={personAbout(person)}
      wish={person.wish && <span dir="auto">{person.wish}</span>}
      skills={[...skills.shown.map((key) => ({ key, name: nameOf(key) })), ...more]}
      reason={reason}
      action={<InviteAction person={person} onInvite={onInvite} />}
    />
  );
}
