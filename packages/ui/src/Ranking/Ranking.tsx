import { Info } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Segmented } from '../Segmented';
import { CutBar } from './CutBar';
import { CutLine } from './CutLine';
import { ListHeads } from './ListHeads';
import { Lists, Reason, Root, Rows, View } from './Ranking.styles';
import type { CutLabels, RankedTeam, RankingLabels, RawTeam } from './rankingTypes';
import { RankRow } from './RankRow';
import { RawList } from './RawList';
import { rawPlaces } from './slopes';
import { Slopes } from './Slopes';
import { useRankKeys } from './useRankKeys';

/** Props of {@link Ranking}; everything else goes to the root. */
export interface RankingProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect'> {
  /** All teams in the deciding order. */
  teams: readonly RankedTeam[];
  /** The same teams as they were given; undefined where there is no adjusted score, so that one list is all there is. */
  raw?: readonly RawTeam[] | undefined;
  /** Why there is no adjusted score, or what the numbers cannot tell. */
  reason?: ReactNode;
  /** How many teams go on: the line stands below so many rows. */
  cut: number;
  /** Told for each place that the line passes; without it the line stands fast. */
  onCutChange?: ((cut: number) => void) | undefined;
  /** How many rows are shown; all unless said. What leads to the others stands below, as `children`. */
  shown?: number | undefined;
  selected?: string | undefined;
  onSelect?: ((key: string) => void) | undefined;
  onNotes?: ((key: string) => void) | undefined;
  labels: RankingLabels;
  cutLabels: CutLabels;
}

/**
 * Who goes on: raw and adjusted side by side with what the adjustment moves, and the line. The line is a slider (arrows one place, Shift
 * five) and is dragged; J and K lead through the rows. Below 704 px of room one list, and the line in a bar at the lower edge.
 */
export const Ranking = (props: RankingProps) => {
  const { teams, raw, reason, cut, onCutChange, shown = teams.length, ...others } = props;
  const { selected, onSelect, onNotes, labels, cutLabels, children, ...rest } = others;
  const [view, setView] = useState<'adjusted' | 'raw'>('adjusted');
  const rows = teams.slice(0, shown);
  const places = useMemo(() => raw && rawPlaces(raw), [raw]);
  const otherView = () => setView(view === 'raw' ? 'adjusted' : 'raw');
  const keys = rows.map(({ key }) => key);
  const { list, stop, handleKeyDown, handleFocus } = useRankKeys({
    keys,
    selected,
    onSelect,
    onNotes,
    onOtherView: otherView,
  });
  const line = { cut, count: teams.length, labels: cutLabels };
  return (
    <Root {...rest}>
      {reason && (
        <Reason>
          <Info size={16} strokeWidth={1.75} aria-hidden />
          <span>{reason}</span>
        </Reason>
      )}
      {raw && (
        <View>
          <Segmented
            label={labels.view}
            value={view}
            onChange={setView}
            options={[
              { value: 'adjusted', label: labels.adjusted },
              { value: 'raw', label: labels.raw },
            ]}
          />
        </View>
      )}
      <Lists data-view={raw ? view : 'adjusted'} data-single={raw ? undefined : ''}>
        <ListHeads hasRaw={raw !== undefined} labels={labels} />
        {raw && (
          <>
            <div data-column="raw">
              <RawList
                aria-label={labels.raw}
                raw={raw.slice(0, shown)}
                cut={cut}
                cutLabel={cutLabels.short}
                selected={selected}
                labels={labels}
              />
            </div>
            <div data-column="slopes">
              <Slopes ranked={teams} raw={raw} cut={cut} shown={rows.length} selected={selected} />
            </div>
          </>
        )}
        <div data-column="adjusted">
          <ol
            ref={list}
            aria-label={raw ? labels.adjusted : labels.raw}
            onKeyDown={handleKeyDown}
            onFocus={handleFocus}
          >
            {rows.map((team, index) => (
              <RankRow
                key={team.key}
                team={team}
                moved={places && (places.get(team.key) ?? index) - index}
                isOut={index >= cut}
                cutBelow={index === cut - 1 ? cutLabels.short : undefined}
                isSelected={team.key === selected}
                isStop={team.key === stop}
                onSelect={onSelect}
                onNotes={onNotes}
                labels={labels}
              />
            ))}
          </ol>
        </div>
        <Rows>
          <CutLine {...line} shown={rows.length} onCutChange={onCutChange} />
        </Rows>
      </Lists>
      {children}
      {onCutChange && <CutBar {...line} onCutChange={onCutChange} />}
    </Root>
  );
};
