import { styled } from 'styled-components';
import { rowHeight, type RankedTeam, type RawTeam } from './rankingTypes';
import { rawPlaces, slopePath, slopePaths, slopesWidth, type SlopeKind } from './slopes';

const kinds: readonly SlopeKind[] = ['same', 'moved', 'in', 'out'];

const Drawing = styled.svg`
  overflow: hidden;
  path {
    fill: none;
    stroke: var(--color-edge);
    stroke-width: 1.25;
    opacity: 0.75;
  }
  [data-slope='same'] {
    opacity: 0.45;
  }
  [data-slope='in'] {
    stroke: var(--color-positive);
    stroke-width: 2.5;
    opacity: 1;
  }
  [data-slope='out'] {
    stroke: var(--color-caution);
    stroke-width: 2.5;
    stroke-dasharray: 5 3;
    opacity: 1;
  }
  [data-slope='selected'] {
    stroke: var(--color-ink);
    stroke-width: 2;
    opacity: 1;
  }
`;

interface SlopesProps {
  ranked: readonly RankedTeam[];
  raw: readonly RawTeam[];
  cut: number;
  /** How many rows the lists have. */
  shown: number;
  selected: string | undefined;
}

/** From each team's place in the raw list to its place in the adjusted one. */
export const Slopes = ({ ranked, raw, cut, shown, selected }: SlopesProps) => {
  const paths = slopePaths(ranked, raw, cut, shown);
  const until = ranked.findIndex(({ key }) => key === selected);
  const from = selected === undefined ? undefined : rawPlaces(raw).get(selected);
  return (
    <Drawing width={slopesWidth} height={shown * rowHeight} aria-hidden>
      {kinds.map((kind) => paths[kind] && <path key={kind} data-slope={kind} d={paths[kind]} />)}
      {from !== undefined && until >= 0 && <path data-slope="selected" d={slopePath(from, until)} />}
    </Drawing>
  );
};
