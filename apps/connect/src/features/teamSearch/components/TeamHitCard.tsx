import type { TeamHit } from '@grow/core/search';
import { useLocale } from '@grow/shell';
import { TeamCard } from '@grow/ui';
import { personName } from '../../people';
import { TeamPicture } from '../../team';
import { JoinAction, type TeamAction } from '../../teamRequest';
import { teamReason } from '../reasons';
import { matchesFirst, placesInWords, teamMeta } from '../teamWords';
import { useSkillName } from '../useTeamSearch';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

/** More skills than this become a number. */
const SKILLS_SHOWN = 6;

type TeamHitCardProps = {
  team: TeamHit;
  action: TeamAction;
  onAsk: () => void;
  onAnswer: (requestId: string) => void;
};

/** A team of the list: what it is, whom it wants, why it fits, and the one thing to do. */
export function TeamHitCard({ team, action, onAsk, onAnswer }: TeamHitCardProps) {
  const { locale } = useLocale();
  const nameOf = useSkillName();
  const { matchedSkills, wantedSkills, members, openPlaces } = team;
  const isOwn = action.kind === 'own';
  const places = placesInWords(openPlaces, locale);
  const people = members.map(personName).join(', ') || m.teams_nobody();
  const wanted = matchesFirst(wantedSkills, matchedSkills, SKILLS_SHOWN);
  const skills = wanted.shown.map((key) => ({
    key,
    name: nameOf(key),
    isMatch: matchedSkills.includes(key),
  }));
  const more = wanted.hidden > 0 ? [{ key: 'more', name: `+${wanted.hidden}` }] : [];
  const reason = teamReason(
    { skills: matchedSkills.map(nameOf), city: team.isSameCity ? team.city : undefined },
    locale,
  );
  return (
    <TeamCard
      name={team.name}
      mark={<TeamPicture team={team} size={52} />}
      href={fullPath(paths.teamPage(team.slug))}
      linkComponent={AppLink}
      meta={teamMeta(team)}
      line={team.pitch}
      wanted={{ label: m.teams_wants(), skills: [...skills, ...more] }}
      reason={isOwn ? undefined : reason}
      people={members.map(({ userId, firstName, lastName }) => ({ key: userId, firstName, lastName }))}
      openPlaces={openPlaces}
      peopleLabel={m.teams_people_label({ people, places })}
      places={places}
      action={
        action.kind !== 'full' && <JoinAction team={team} action={action} onAsk={onAsk} onAnswer={onAnswer} />
      }
    />
  );
}
