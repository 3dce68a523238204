// The picture of bench/rankingSimulation.ts: two diagrams side by side, how far scores are off and how many of the best get on.
import type { Nearness } from '../../core/src/ranking/roundSimulation';

/** One line through both diagrams. */
export interface NearnessSeries {
  readonly name: string;
  readonly kind: 'raw' | 'apart' | 'joined';
  readonly points: readonly { readonly severity: number; readonly nearness: Nearness }[];
}

interface Diagram {
  readonly title: string;
  readonly ticks: readonly number[];
  readonly tickText: (value: number) => string;
  readonly value: (nearness: Nearness) => number;
}

const [width, height, left, top] = [360, 230, 52, 44];
// Middle tones, which are read on white and on black alike; lines differ by their dashes and marks as well.
const ink = '#7a808a';
const strokes = {
  raw: { colour: ink, dashes: '2 5' },
  apart: { colour: '#c2761b', dashes: '9 5' },
  joined: { colour: '#2f9461', dashes: 'none' },
} as const;

const diagrams: readonly Diagram[] = [
  {
    title: 'Off the truth, in points (less is better)',
    ticks: [0.2, 0.3, 0.4, 0.5],
    tickText: (value) => value.toFixed(1),
    value: ({ error }) => error,
  },
  {
    title: 'Of the best 16 among the first 16 (more is better)',
    ticks: [0.4, 0.5, 0.6, 0.7, 0.8],
    tickText: (value) => `${Math.round(100 * value)} %`,
    value: ({ rightlyOn }) => rightlyOn,
  },
];

const text = (x: number, y: number, content: string, anchor = 'middle', colour: string = ink) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${colour}">${content}</text>`;

function mark(kind: NearnessSeries['kind'], x: string, y: string): string {
  const { colour } = strokes[kind];
  if (kind === 'joined') return `<circle cx="${x}" cy="${y}" r="4" fill="${colour}"/>`;
  if (kind === 'apart') return `<path d="M${x} ${y}m0 -5l5 9h-10z" fill="${colour}"/>`;
  return `<path d="M${x} ${y}m-4 -4h8v8h-8z" fill="${colour}"/>`;
}

function drawn(
  { title, ticks, tickText, value }: Diagram,
  series: readonly NearnessSeries[],
  offset: number,
): string {
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const x = (severity: number) => (offset + left + severity * width).toFixed(1);
  const y = (of: number) => (top + height - ((of - least) / (most - least)) * height).toFixed(1);
  const grid = ticks.map((tick) => {
    const line = `<path d="M${x(0)} ${y(tick)}H${x(1)}" stroke="${ink}" stroke-opacity="0.35"/>`;
    return line + text(Number(x(0)) - 8, Number(y(tick)) + 4, tickText(tick), 'end');
  });
  const lines = series.map(({ kind, points }) => {
    const at = points.map(({ severity, nearness }) => [x(severity), y(value(nearness))] as const);
    const { colour, dashes } = strokes[kind];
    const path = `<path d="M${at.map((point) => point.join(' ')).join('L')}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes}"/>`;
    return path + at.map(([px, py]) => mark(kind, px, py)).join('');
  });
  const severities = (series[0]?.points ?? []).map(({ severity }) =>
    text(Number(x(severity)), top + height + 20, String(severity)),
  );
  return [
    text(Number(x(0.5)), top - 18, title),
    ...[...grid, ...severities, ...lines],
    text(Number(x(0.5)), top + height + 42, 'how much jurors differ (standard deviation, in points)'),
  ].join('\n');
}

/** The picture as SVG, with a title for who does not see it. */
export function nearnessPicture(series: readonly NearnessSeries[]): string {
  const whole = 2 * (left + width) + 40;
  const legend = series.map(({ name, kind }, at) => {
    const [x, y] = [left + 40 + at * 250, top + height + 74];
    const { colour, dashes } = strokes[kind];
    const sample = `<path d="M${x} ${y}h36" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes}"/>`;
    return sample + mark(kind, String(x + 18), String(y)) + text(x + 46, y + 4, name, 'start', colour);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${top + height + 92}" font-family="system-ui, sans-serif" font-size="13" role="img">
<title>Raw and adjusted scores beside the truth, by how much jurors differ</title>
${diagrams.map((diagram, at) => drawn(diagram, series, at * (left + width + 16))).join('\n')}
${legend.join('\n')}
</svg>
`;
}
