// Reads the site's content from a backend, through the public interface alone: what a visitor may not read cannot get in.
import { createHash } from 'node:crypto';
import { readImageHeader } from '@grow/core';
import { partnerFromRow } from '@grow/core/content';
import { seasonColumns, seasonFiguresFromRow, type Season } from '@grow/core/season';
import { lookingTeamFromRow } from '@grow/core/team';
import type { Row } from '../src/content/row';
import type { LogoFile } from '../src/content/sitePartner';
import { readContent, type Snapshot } from '../src/content/snapshot';
import { picturesOfStories, storyPictureFile } from '../src/content/storyPicture';

/** A hosted backend returns at most this many rows at a time. */
const PAGE_SIZE = 1000;

/** Where content is read from. */
export type ContentSource = {
  /** Asks the data API for a path and query; the answer's rows. */
  readonly rows: (path: string) => Promise<Row[]>;
  /** The bytes of a picture of a published story. */
  readonly picture: (object: string) => Promise<Buffer>;
};

/** Bytes by the name of their file. */
type Files = ReadonlyMap<string, Buffer>;

/** What the site is drawn from: the snapshot, and the bytes of its logos and of the stories' pictures. */
export type PulledContent = { readonly snapshot: Snapshot; readonly logos: Files; readonly pictures: Files };

async function allRows(ask: ContentSource['rows'], path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await ask(`${path}&limit=${PAGE_SIZE}&offset=${rows.length}`);
    rows.push(...page);
    if (page.length < PAGE_SIZE) return rows;
  }
}

/** Without the columns that change at every write, so that a pull without news changes nothing. */
function withoutTimestamps(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => name !== 'created_at' && name !== 'updated_at'),
  );
}

/** Rows of an ordered list with their places counted anew: gaps that others left are no news. */
const placed = (rows: readonly Row[]): Row[] =>
  rows.map((row, index) => ({ ...withoutTimestamps(row), position: index + 1 }));

/** Gives a logo a file whose name hangs on its bytes alone. @throws Error naming the partner when it is no picture. */
function logoFile(row: Row, logos: Map<string, Buffer>): LogoFile | null {
  const { name, logo } = partnerFromRow(row);
  if (row['logo'] === null) return null;
  const bytes = Buffer.from(logo?.slice(logo.indexOf(',') + 1) ?? '', 'base64');
  const header = readImageHeader(bytes);
  if (header.kind !== 'picture' || header.type !== 'image/jpeg' || !header.size)
    throw new Error(`The logo of ${name} is no JPEG`);
  const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.jpg`;
  logos.set(file, bytes);
  return { src: `/partners/${file}`, ...header.size };
}

/** The pictures of stories by their file; one that cannot be had ends the pull, so that no page names a file that is not there. */
async function storyPictures(source: ContentSource, stories: readonly Row[]): Promise<Files> {
  const pictures = new Map<string, Buffer>();
  for (const object of picturesOfStories(stories)) {
    const bytes = await source.picture(object);
    const header = readImageHeader(bytes);
    if (header.kind !== 'picture' || header.type !== 'image/jpeg') throw new Error(`${object} is no JPEG`);
    pictures.set(storyPictureFile(object), bytes);
  }
  return pictures;
}

/** The keys of all skills that teams look for, as far as the site says so. */
const skillsIn = (figures: unknown, looking: readonly Row[]): ReadonlySet<string | undefined> =>
  new Set([
    seasonFiguresFromRow(figures).mostWanted,
    ...looking.flatMap((row) => lookingTeamFromRow(row).wantedSkills),
  ]);

/** Home shows every week by its verb: a season whose weeks are not all written is not ready to be shown. */
function requireProgramme({ weeks, programme }: Season): void {
  for (let week = 1; week <= weeks; week += 1)
    if (!programme.some((one) => one.week === week)) throw new Error(`Week ${week} has no verb`);
}

/**
 * Everything that the site shows, checked as the build will read it. `pinnedDay` marks sample content.
 * @throws Error or AppError `malformed_row` that says what is wrong with which row.
 */
export async function readSnapshot(source: ContentSource, pinnedDay: number | null): Promise<PulledContent> {
  const ask = source.rows;
  const seasons = `seasons?select=${seasonColumns}&season_weeks.order=week&opened_at=not.is.null&order=starts_on.desc,id`;
  const [season] = await allRows(ask, seasons);
  if (!season) throw new Error('The backend has no season to show');
  const ofSeason = `season_id=eq.${String(season['id'])}&visibility=eq.public`;
  const events = await allRows(ask, `events?select=*&${ofSeason}&order=starts_at,id`);
  const faqs = await allRows(ask, 'faqs?select=*&published=is.true&order=position,id');
  const partners = await allRows(ask, 'partners?select=*&published=is.true&order=position,id');
  const ofTeams = `p_season_id=${String(season['id'])}`;
  const [figures] = await allRows(ask, `rpc/season_figures?${ofTeams}`);
  const looking = await allRows(ask, `rpc/teams_looking?${ofTeams}`);
  const skills = await allRows(ask, 'skills?select=key,grp,name_en,name_de&order=position,key');
  const stories = await allRows(ask, 'rpc/showcase_stories?');
  const showcaseSeasons = await allRows(ask, 'rpc/showcase_seasons?');
  const spokenOf = skillsIn(figures, looking);
  const logos = new Map<string, Buffer>();
  // Drafts stay out, whoever's key they were read with.
  const snapshot: Snapshot = {
    pinnedDay,
    season: withoutTimestamps(season),
    events: events.filter(({ status }) => status !== 'draft').map(withoutTimestamps),
    faqs: placed(faqs),
    figures,
    teams_looking: looking,
    skills: skills.filter(({ key }) => spokenOf.has(String(key))),
    partners: placed(partners).map((row) => ({ ...row, logo: logoFile(row, logos) })),
    showcase_stories: stories,
    showcase_seasons: showcaseSeasons,
  };
  requireProgramme(readContent(new Date(), { snapshot }).season);
  return { snapshot, logos, pictures: await storyPictures(source, stories) };
}
