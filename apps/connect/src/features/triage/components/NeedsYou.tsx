import type { Season } from '@grow/core/season';
import { triageAction, triageTone, type TriagedTeam, type TriageReason } from '@grow/core/triage';
import { useLocale } from '@grow/shell';
import { ButtonLink, NeedList, NeedRow, Section } from '@grow/ui';
import { GiveAdvice } from '../../actionItem';
import { useKeptFocus } from '../../seat';
import { TeamPicture } from '../../team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { readingRoom } from '../readingRoom';
import { reasonWords } from '../reasonWords';
import { metaWords, newsWords, rulerOf } from '../standingWords';

/** How many reasons stand in a row; the team's page has all. */
const SHOWN = 3;

const weekOf = (reason: TriageReason): number | undefined => ('week' in reason ? reason.week : undefined);

/** What can be done about a team's reasons, once each, the worst first. */
function Actions({ team, reasons }: { team: TriagedTeam; reasons: readonly TriageReason[] }) {
  const actions = [...new Set(reasons.map(({ code }) => triageAction(code)))];
  const toRead = reasons.find(({ code }) => triageAction(code) === 'read');
  const week = toRead && weekOf(toRead);
  return (
    <>
      {actions.map((action) => {
        if (action === 'write') return <GiveAdvice key={action} team={team} size="sm" />;
        if (action !== 'read' || week === undefined) return null;
        return (
          <ButtonLink key={action} size="sm" href={readingRoom(team.slug, week)} linkComponent={AppLink}>
            {m.triage_read({ week })}
          </ButtonLink>
        );
      })}
      <ButtonLink
        size="sm"
        variant="ghost"
        href={fullPath(paths.assignedTeam(team.slug))}
        linkComponent={AppLink}
      >
        {m.assigned_open({ team: team.name })}
      </ButtonLink>
    </>
  );
}

type NeedsYouProps = { teams: readonly TriagedTeam[]; all: number; season: Season; now: Date };

/** The teams that need their mentor, the worst first, each with its reasons in words and what to do about them. */
export function NeedsYou({ teams, all, season, now }: NeedsYouProps) {
  const { locale } = useLocale();
  const { root, events } = useKeptFocus<HTMLDivElement>();
  if (teams.length === 0) return null;
  return (
    <Section
      title={m.triage_needs()}
      titleStep="h2"
      aside={m.triage_needs_count({ count: teams.length, all })}
      isFlush
    >
      <div ref={root} tabIndex={-1} role="group" aria-label={m.triage_needs()} {...events}>
        <NeedList>
          {teams.map((team) => {
            const reasons = team.reasons.slice(0, SHOWN);
            return (
              <NeedRow
                key={team.id}
                name={team.name}
                href={fullPath(paths.assignedTeam(team.slug))}
                linkComponent={AppLink}
                mark={<TeamPicture team={team} size={52} />}
                meta={metaWords(team, locale)}
                news={newsWords(team)}
                reasons={reasons.map((reason) => ({
                  key: reason.code,
                  tone: triageTone(reason.code),
                  ...reasonWords(reason, now, locale),
                }))}
                ruler={rulerOf(team, season, now)}
                actions={<Actions team={team} reasons={reasons} />}
              />
            );
          })}
        </NeedList>
      </div>
    </Section>
  );
}
