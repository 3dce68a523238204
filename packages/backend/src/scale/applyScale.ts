import type postgres from 'postgres';
import { withConnection } from '@grow/local-supabase';
import { requireLoopback } from '../demo/loopback';
import { addScaleAnnouncements } from './addAnnouncements';
import { addScaleAudit, addScalePrivacy } from './addAudit';
import { addScaleEvents } from './addEvents';
import { addScalePeople } from './addPeople';
import { addScaleRecords } from './addRecords';
import { addScaleRound } from './addRounds';
import { addScaleTeams } from './addTeams';
import { SCALE, scalePeople } from './people';

/** What was added; nothing when the database had it all. */
export interface ScaleResult {
  readonly isNew: boolean;
  readonly people: number;
  readonly teams: number;
  readonly events: number;
}

// Every table that a load of this size leaves with rows of its steps.
const FILLED = [
  'auth.users',
  'auth.identities',
  'private.profiles',
  'private.profile_private',
  'private.people_facts',
  'private.people_search',
  'private.team_search',
  'public.signup_info',
  'public.consents',
  'public.teams',
  'public.team_members',
  'public.team_roles',
  'public.team_requests',
  'private.mail_invitations',
  'public.mentor_assignments',
  'public.mentor_profiles',
  'public.mentor_absences',
  'public.mentor_conflicts',
  'public.mentor_notes',
  'public.experiments',
  'public.experiment_changes',
  'public.traction_weeks',
  'public.hand_ins',
  'public.uploads',
  'public.hand_in_parts',
  'public.hand_in_part_changes',
  'public.hand_in_versions',
  'public.hand_in_verdicts',
  'public.pulses',
  'public.advice',
  'public.action_items',
  'public.checklist_items',
  'public.confidences',
  'public.office_hour_series',
  'public.office_hour_slots',
  'public.office_hour_bookings',
  'public.rounds',
  'public.criteria',
  'public.stages',
  'public.round_teams',
  'public.juror_grants',
  'public.ballots',
  'public.ballot_scores',
  'public.events',
  'public.event_registrations',
  'public.event_figures',
  'public.announcements',
  'public.announcement_recipients',
  'public.notifications',
  'public.audit_log',
  'public.data_requests',
  'public.data_reads',
];

/**
 * Fills a local database with 5,000 participants, 200 mentors, 1,000 teams and 150 events of the current season, with members,
 * roles, requests, registrations and notifications, and the record of each team: ten weeks with three versions, forty market
 * tests, check-ins, private notes and meetings; an open final of 241 teams; and a log of 200,000 entries; the same ones on every machine. All of it or
 * nothing; where it is already there, nothing changes.
 *
 * @param adminUrl the superuser's address
 * @throws DemoRefusedError when the database is not on this machine
 */
export async function applyScale(adminUrl: string, now: Date): Promise<ScaleResult> {
  requireLoopback(adminUrl);
  return withConnection(adminUrl, async (sql) => {
    const isNew = await sql.begin((transaction) => fill(transaction, now));
    // A load leaves each row's earlier versions behind, which no day of use does.
    if (isNew) {
      await sql.unsafe(`vacuum full ${FILLED.join(', ')}`);
      await sql.unsafe(`vacuum analyze ${FILLED.join(', ')}`);
    }
    return { isNew, people: SCALE.participants + SCALE.mentors, teams: SCALE.teams, events: SCALE.events };
  });
}

async function fill(sql: postgres.TransactionSql, now: Date): Promise<boolean> {
  const people = scalePeople();
  const [first] = await sql`select from auth.users where id = ${people[0]?.id ?? ''}`;
  if (first) return false;
  await addScalePeople(sql, people, now);
  await addScaleTeams(sql, people, now);
  await addScaleRecords(sql, people, now);
  await addScaleRound(sql, people, now);
  await addScaleEvents(sql, people, now);
  await addScaleAnnouncements(sql, people, now);
  await addScaleAudit(sql, now);
  await addScalePrivacy(sql, now);
  return true;
}
