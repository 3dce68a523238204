import type { Season } from '@grow/core/season';
import { triageTone, type TriagedTeam } from '@grow/core/triage';
import { useLocale } from '@grow/shell';
import { ButtonLink, NeedList, NeedRow, Section, Text } from '@grow/ui';
import { useState } from 'react';
import { takesFocus, useKeptFocus } from '../../seat';
import { TeamPicture } from '../../team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { reasonWords } from '../reasonWords';
import { metaWords, newsWords, rulerOf } from '../standingWords';
import { TriageActions } from './TriageActions';

/** How many reasons stand in a row; the team's page has all. */
const SHOWN = 3;

type NeedsYouProps = { teams: readonly TriagedTeam[]; all: number; season: Season; now: Date };

/** The teams that need their mentor, the worst first, each with its reasons in words and what to do about them. */
export function NeedsYou({ teams, all, season, now }: NeedsYouProps) {
  const { locale } = useLocale();
  const { root, events } = useKeptFocus<HTMLDivElement>();
  // Whoever has answered the last one is still there.
  const [wasNeeded, setWasNeeded] = useState(false);
  if (teams.length > 0 && !wasNeeded) setWasNeeded(true);
  if (teams.length === 0 && !wasNeeded) return null;
  return (
    <Section
      title={m.triage_needs()}
      titleStep="h2"
      aside={
        all === 1
          ? m.triage_needs_one({ count: teams.length })
          : m.triage_needs_count({ count: teams.length, all })
      }
      isFlush
    >
      <div ref={root} tabIndex={-1} role="group" aria-label={m.triage_needs()} {...events}>
        {teams.length === 0 && (
          <Text step="ui" tone="muted" style={{ paddingBlock: 16 }} {...takesFocus}>
            {m.mentor_needs_nobody()}
          </Text>
        )}
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
                actions={
                  <>
                    <TriageActions {...{ team, reasons, season, now }} />
                    <ButtonLink
                      size="sm"
                      variant="ghost"
                      href={fullPath(paths.assignedTeam(team.slug))}
                      linkComponent={AppLink}
                    >
                      {m.assigned_open({ team: team.name })}
                    </ButtonLink>
                  </>
                }
              />
            );
          })}
        </NeedList>
      </div>
    </Section>
  );
}
