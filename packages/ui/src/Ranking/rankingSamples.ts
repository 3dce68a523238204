import type { RankedTeam, RawTeam } from './rankingTypes';

/** Name, city, adjusted and raw score, what each juror gave, and notes. */
const sheet: [string, string, number, number, number[], number][] = [
  ['Pegelstand', 'Trier', 4.58, 4.41, [4.4, 4.5, 4.7, 4.7], 2],
  ['Spelzwerk', 'Karlsruhe', 4.51, 4.52, [4.3, 4.5, 4.5, 4.8], 1],
  ['Kaltwand', 'Aachen', 4.44, 4.12, [4.2, 4.4, 4.5, 4.6], 0],
  ['Stillstrom', 'Dresden', 4.39, 4.46, [4.1, 4.3, 4.5, 4.7], 0],
  ['Querbrot', 'Hamburg', 4.35, 4.31, [4.2, 4.3, 4.4, 4.5], 1],
  ['Leerlauf', 'Jena', 4.31, 4.05, [2.9, 4.6, 4.8, 4.9], 3],
  ['Wasserpfand', 'Leipzig', 4.26, 4.35, [4, 4.2, 4.3, 4.5], 0],
  ['Dachlast', 'Freiburg', 4.22, 4.28, [4.1, 4.2, 4.2, 4.4], 0],
  ['Hörweite', 'Aachen', 4.19, 3.98, [3.9, 4.1, 4.3, 4.5], 0],
  ['Kernhaus', 'Karlsruhe', 4.15, 4.21, [4, 4.1, 4.2, 4.3], 0],
  ['Moosgrund', 'Leipzig', 4.12, 4.08, [3.8, 4, 4.2, 4.5], 1],
  ['Lotrecht', 'Hamburg', 4.08, 4.24, [3.9, 4, 4.1, 4.3], 0],
  ['Taktgeber', 'Dresden', 4.05, 3.91, [3.2, 3.9, 4.5, 4.6], 0],
  ['Randstein', 'Karlsruhe', 4.02, 4.02, [3.9, 4, 4, 4.2], 0],
  ['Halbvoll', 'Freiburg', 3.98, 3.78, [2.6, 3.9, 4.6, 4.8], 2],
  ['Leihlot', 'Aachen', 3.94, 4.17, [3.8, 3.9, 4, 4.1], 1],
  ['Fugenfest', 'Kiel', 3.91, 3.95, [3.7, 3.8, 4, 4.1], 2],
  ['Drehlicht', 'Dresden', 3.86, 4, [3.6, 3.8, 3.9, 4.1], 0],
  ['Saatkorn', 'Jena', 3.86, 3.86, [3.7, 3.8, 3.9, 4], 0],
  ['Nachtbeet', 'Hanover', 3.81, 3.88, [3.5, 3.7, 3.9, 4.1], 0],
];

/** Twenty teams in their adjusted order. */
export const rankedTeams: RankedTeam[] = sheet.map(([name, detail, score, , jurors, notes], index) => ({
  ...{ key: name, name, detail, place: String(index + 1), score: score.toFixed(2), jurors, notes },
  together: score,
  spread: `Jurors gave ${jurors.join(', ')}, together ${score.toFixed(2)}`,
  isTied: index === 17 || index === 18,
  isApart: Math.max(...jurors) - Math.min(...jurors) > 1.5,
  isClose: index === 15 || index === 16,
}));

/** The same as they were given. */
export const rawTeams: RawTeam[] = [...sheet]
  .sort((a, b) => b[3] - a[3])
  .map(([name, , , score], index) => ({
    ...{ key: name, name, place: String(index + 1), score: score.toFixed(2) },
  }));

/** So many teams, for lists that are long. */
export const manyTeams = (count: number): RankedTeam[] =>
  Array.from({ length: count }, (_, index) => {
    const score = 5 - (index * 4) / count;
    const jurors = [-0.3, -0.1, 0.1, 0.3].map((by) => Math.min(Math.max(score + by, 1), 5));
    return {
      ...{ key: `team-${index}`, name: `Team ${index + 1}`, place: String(index + 1), jurors, notes: 0 },
      ...{ score: score.toFixed(2), together: score, spread: `Together ${score.toFixed(2)}` },
    };
  });
