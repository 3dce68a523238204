import { Heads } from './Ranking.styles';
import type { RankingLabels } from './rankingTypes';

const steps = [1, 2, 3, 4, 5];

interface ListHeadsProps {
  hasRaw: boolean;
  labels: RankingLabels;
}

/** What stands above the columns; the lists are named, so nobody has to hear it. */
export const ListHeads = ({ hasRaw, labels }: ListHeadsProps) => (
  <Heads aria-hidden>
    {hasRaw && (
      <>
        <p data-head="raw">
          <span>{labels.raw}</span>
          <span>{labels.asGiven}</span>
        </p>
        <p data-head="slopes" />
      </>
    )}
    <p data-head="adjusted">
      <span>{hasRaw ? labels.adjusted : labels.raw}</span>
      <span data-axis="">
        {steps.map((step, index) => (
          <i key={step} style={{ '--step': index } as object}>
            {step}
          </i>
        ))}
      </span>
      <span>{labels.score}</span>
    </p>
  </Heads>
);
