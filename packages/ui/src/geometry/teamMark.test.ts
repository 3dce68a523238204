import { describe, expect, it } from 'vitest';
import { drawTeamMark } from './teamMark';

const rings = (name: string) =>
  drawTeamMark(name)
    .discs.map(({ radius, isFigure }) => `${isFigure ? '+' : '-'}${radius}`)
    .join(' ');

describe('drawTeamMark', () => {
  it('draws the marks of the design', () => {
    expect(drawTeamMark('Spelzwerk')).toMatchObject({ ink: 'rhubarb', x: 0, y: 0 });
    expect(rings('Spelzwerk')).toBe('+64 -51.2 +38.4 -32 +19.2 -6.4');
    expect(drawTeamMark('Pegelstand')).toMatchObject({ ink: 'yolk', x: 64, y: 64 });
    expect(rings('Pegelstand')).toBe('+70.4 -64 +57.6 -38.4 +32 -19.2 +6.4');
    expect(drawTeamMark('Moosgrund')).toMatchObject({ ink: 'clay', x: 0, y: 64 });
    expect(rings('Moosgrund')).toBe('+51.2 -44.8 +32 -12.8');
  });

  it('gives every name a mark, and many names many marks', () => {
    const names = ['', '🌱', ...Array.from({ length: 300 }, (_, index) => `Team ${index}`)];
    const marks = names.map((name) => JSON.stringify(drawTeamMark(name)));
    expect(new Set(marks).size).toBeGreaterThan(280);
    for (const name of names) expect(drawTeamMark(name).discs.length).toBeGreaterThan(1);
  });
});
