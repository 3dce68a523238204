import type { HTMLAttributes, ReactNode } from 'react';
import { SpreadLegend } from './Ranking.styles';

/** Props of {@link RankingLegend}; everything else goes to the `<ul>`. */
export interface RankingLegendProps extends HTMLAttributes<HTMLUListElement> {
  labels: { together: ReactNode; juror: ReactNode; apart: ReactNode };
}

/** What the marks of a {@link Ranking} mean. */
export const RankingLegend = ({ labels, ...rest }: RankingLegendProps) => (
  <SpreadLegend {...rest}>
    {(['together', 'juror', 'apart'] as const).map((shape) => (
      <li key={shape}>
        <i data-shape={shape} aria-hidden />
        {labels[shape]}
      </li>
    ))}
  </SpreadLegend>
);
