// The season as organisers change it in a database of a test's own; every change is called with the time it happens at.
import type postgres from 'postgres';
import { only } from '../rows';

/** The rules of the season as they are saved together. */
export interface Rules {
  label: string;
  starts_on: string;
  closes: Date;
  min: number;
  max: number;
}

/** A part as it is saved. */
export interface GivenPart {
  key: string;
  kind: string;
  is_required: boolean;
  [column: string]: unknown;
}

/** A week as it is saved. */
export interface GivenWeek {
  verb_en: string;
  verb_de: string;
  milestone: { id: string; due_at: string; grace_minutes: number; parts: GivenPart[] } | null;
  [column: string]: unknown;
}

export type Effects = Record<string, unknown> & { version: string; ground: string };

/** Changes of the season, each on the ground that is there unless another one is given. */
export function seasonWorld(sql: postgres.Sql) {
  const rules = async (): Promise<Rules> => ({
    ...only(
      await sql<Rules[]>`
        select label, starts_on::text, team_closes_at as closes, min_team as min, max_team as max from public.seasons`,
    ),
  });
  const preview = async ({ starts_on, closes, min, max }: Rules): Promise<Effects> =>
    only(
      await sql<{ effects: Effects }[]>`
        select private.season_effects(s, ${starts_on}, ${closes}, ${min}, ${max}) || jsonb_build_object(
          'version', private.season_version(s),
          'ground', private.season_ground(s, private.season_effects(s, ${starts_on}, ${closes}, ${min}, ${max}))
        ) as effects from public.seasons s`,
    ).effects;
  const previewWeek = async (week: number, due: Date | string | null, now: Date): Promise<Effects> =>
    only(
      await sql<{ effects: Effects }[]>`
        select private.preview_week(s.id, ${week}, ${due}, ${now}) as effects from public.seasons s`,
    ).effects;
  return {
    rules,
    preview,
    previewWeek,
    save: async (changes: Partial<Rules>, now: Date, ground?: Effects) => {
      const next = { ...(await rules()), ...changes };
      const on = ground ?? (await preview(next));
      await sql`select private.save_season(s.id, ${next.label}, ${next.starts_on}, ${next.closes}, ${next.min}, ${next.max},
        ${on.version}, ${on.ground}, ${now}) from public.seasons s`;
    },
    week: async (week: number): Promise<GivenWeek> =>
      only(
        await sql<{ week: GivenWeek }[]>`
          select private.week_settings(s.id, ${week}) as week from public.seasons s`,
      ).week,
    saveWeek: async (week: number, values: GivenWeek, now: Date, ground?: Effects) => {
      const on = ground ?? (await previewWeek(week, values.milestone?.due_at ?? null, now));
      await sql`select private.save_week(s.id, ${week}, ${sql.json(values as never)}, ${on.version}, ${on.ground}, ${now})
        from public.seasons s`;
    },
  };
}
