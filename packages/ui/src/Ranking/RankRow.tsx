import { ArrowDown, ArrowUp, Equal, MessageSquare, Scale } from 'lucide-react';
import { memo } from 'react';
import { Spread } from '../Spread';
import { TeamMark } from '../TeamMark';
import { Row } from './RankRow.styles';
import type { RankedTeam, RankingLabels } from './rankingTypes';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface MovementProps {
  places: number;
  label: string;
}

const Movement = ({ places, label }: MovementProps) => {
  const Icon = places > 0 ? ArrowUp : places < 0 ? ArrowDown : Equal;
  return (
    <span data-moved={places === 0 ? 'not' : ''}>
      <small>{label}</small>
      <Icon {...icon} />
      {places !== 0 && <i aria-hidden>{Math.abs(places)}</i>}
    </span>
  );
};

interface RankRowProps {
  team: RankedTeam;
  /** How many places it came up by the adjustment; undefined where there is none. */
  moved: number | undefined;
  isOut: boolean;
  /** Written on the line below this team, where the rows draw it. */
  cutBelow: string | undefined;
  isSelected: boolean;
  /** Whether the Tab key reaches it. */
  isStop: boolean;
  onSelect: ((key: string) => void) | undefined;
  onNotes: ((key: string) => void) | undefined;
  labels: RankingLabels;
}

const OneRow = (props: RankRowProps) => {
  const { team, moved, isOut, cutBelow, isSelected, isStop, onSelect, onNotes, labels } = props;
  const {
    key,
    name,
    detail,
    place,
    isTied,
    score,
    jurors,
    together,
    spread,
    isApart,
    isClose,
    badge,
    notes,
  } = team;
  const tabIndex = isStop ? 0 : -1;
  return (
    <Row
      data-out={isOut ? '' : undefined}
      data-cut={cutBelow}
      data-selected={isSelected ? '' : undefined}
      data-single={moved === undefined ? '' : undefined}
    >
      <span data-place="">
        {place}
        {isTied && (
          <>
            <i aria-hidden>=</i>
            <small>{labels.tied}</small>
          </>
        )}
      </span>
      <span data-team="">
        <TeamMark name={name} size={28} />
        <span>
          <span data-name="">
            {onSelect ? (
              <button
                type="button"
                data-key={key}
                tabIndex={tabIndex}
                aria-current={isSelected ? 'true' : undefined}
                onClick={() => onSelect(key)}
              >
                {name}
              </button>
            ) : (
              name
            )}
            {badge}
          </span>
          {detail && <span data-detail="">{detail}</span>}
          {isClose && <span data-close="">{labels.close}</span>}
        </span>
      </span>
      {moved !== undefined && <Movement places={moved} label={labels.moved(moved)} />}
      <Spread jurors={jurors} together={together} isApart={isApart} label={spread} />
      <b data-score="">{score}</b>
      <span data-aside="">
        {isApart && (
          <span data-apart="">
            <Scale {...icon} />
            {labels.apart}
          </span>
        )}
        {onNotes && (
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={labels.notes(team)}
            onClick={() => onNotes(key)}
          >
            <MessageSquare size={16} strokeWidth={1.75} aria-hidden />
            {notes > 0 && notes}
          </button>
        )}
      </span>
    </Row>
  );
};

/** A team in the deciding order; drawn anew where something of it changed, not for each step of the line. */
export const RankRow = memo(OneRow);
