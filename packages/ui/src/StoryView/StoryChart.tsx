import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { StepChart } from '../Chart';
import type { DayValue } from '../geometry/chart';

/** A part of a story with its heading. */
export interface Titled {
  title: ReactNode;
  /** Right of the title. */
  aside?: ReactNode;
}

/** What a team sold or won over the season, as a running total. */
export interface StoryTraction extends Titled {
  /** What is counted, for whoever hears the chart. */
  label: string;
  /** Follows the total, such as "m of rope sold". */
  unit: string;
  /** Every change of the total, in order of days of the season from 0 on. */
  points: readonly DayValue[];
  /** Day of the final, 0 to 77. */
  day: number;
  labels: { final: string; weekPrefix: string; week: string; tableSummary: string };
  format?: (value: number) => string;
}

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
