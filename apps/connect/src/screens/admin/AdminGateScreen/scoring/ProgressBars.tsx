import type { RoundProgress, RoundSetup } from '@grow/core/round';
import { useLocale } from '@grow/shell';
import { StageBars, StageBarsLegend } from '@grow/ui';
import { missingWords, teamsWords } from '../../../../features/round';
import { m } from '../../../../paraglide/messages';
import { WideSection } from '../WideSection';

/** What is in, stage by stage and team by team. */
export function ProgressBars({ setup, progress }: { setup: RoundSetup; progress: RoundProgress }) {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const stages = progress.stages.flatMap(({ id, teams }) => {
    const stage = setup.stages.find((one) => one.id === id);
    if (!stage) return [];
    const now = teams.findIndex(({ presence }) => presence === 'on_stage');
    const arrived = teams.reduce((sum, team) => sum + team.isIn, 0);
    const wanted = teams.reduce((sum, team) => sum + team.wanted, 0);
    const open = teams.filter(
      ({ presence, isIn: has, wanted: of }) => presence === 'pitched' && has < of,
    ).length;
    return [
      {
        key: id,
        name: stage.name,
        detail:
          now >= 0
            ? m.gates_team_of({ count: number(now + 1), of: number(teams.length) })
            : teamsWords(teams.length, locale),
        teams: teams.map(({ isIn }) => isIn),
        now: now >= 0 ? now : undefined,
        count: m.gates_count_of({ count: number(arrived), of: number(wanted) }),
        status: open === 0 ? m.gates_nothing_missing() : missingWords(open, locale),
        isMissing: open > 0,
        label: m.gates_bars_of({ count: number(arrived), of: number(wanted), stage: stage.name }),
      },
    ];
  });
  return (
    <WideSection
      title={m.gates_stages()}
      aside={
        <StageBarsLegend
          labels={{ in: m.gates_sheet_in(), onStage: m.gates_on_stage(), next: m.gates_to_come() }}
        />
      }
      isFlush
    >
      <StageBars stages={stages} wanted={setup.round.ballotsWanted} />
    </WideSection>
  );
}
