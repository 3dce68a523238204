import type { Season } from '@grow/core/season';
import { triageAction, type TriagedTeam, type TriageReason } from '@grow/core/triage';
import { ButtonLink } from '@grow/ui';
import { GiveAdvice } from '../../actionItem';
import { WriteNote } from '../../officeHour';
import { weeksOf } from '../../season';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { readingRoom } from '../readingRoom';

const weekOf = (reason: TriageReason): number | undefined => ('week' in reason ? reason.week : undefined);

type TriageActionsProps = {
  team: TriagedTeam;
  reasons: readonly TriageReason[];
  season: Season;
  now: Date;
};

/** What can be done about a team's reasons, once each, the worst first: what ends a reason is one press away. */
export function TriageActions({ team, reasons, season, now }: TriageActionsProps) {
  const actions = [...new Set(reasons.map(({ code }) => triageAction(code)))];
  const toRead = reasons.find(({ code }) => triageAction(code) === 'read');
  const week = toRead && weekOf(toRead);
  return actions.map((action) => {
    if (action === 'write') return <GiveAdvice key={action} team={team} size="sm" />;
    if (action === 'note')
      return <WriteNote key={action} teamId={team.id} weeks={weeksOf(season, now).ahead} />;
    if (week === undefined) return null;
    return (
      <ButtonLink key={action} size="sm" href={readingRoom(team.slug, week)} linkComponent={AppLink}>
        {m.triage_read({ week })}
      </ButtonLink>
    );
  });
}
