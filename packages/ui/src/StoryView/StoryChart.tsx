import { styled } from 'styled-components';
import { StepChart } from '../Chart';
import type { StoryTraction } from './StoryView';

const Frame = styled.div`
  padding-top: 36px;
`;

/** The running total on the ruler of eleven weeks, up to the final. */
export const StoryChart = ({ label, unit, points, day, labels, format }: StoryTraction) => (
  <Frame>
    <StepChart
      label={label}
      tableSummary={labels.tableSummary}
      series={[{ key: 'total', name: unit, tone: 'positive', points, isFilled: true }]}
      day={day}
      labels={{ today: labels.final, weekPrefix: labels.weekPrefix, week: labels.week }}
      {...(format && { format })}
    />
  </Frame>
);
