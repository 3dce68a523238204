import type { GrowSupabase } from '../db/growSupabase';
import { handInAdminQueries } from '../handInAdmin/handInAdminQueries';
import { handInKeys } from '../handIn/handInQueries';
import { proposalQueries } from '../mentorProposal/proposalQueries';
import type { PeopleFilter } from '../people/ListedPerson';
import { peopleQueries } from '../people/peopleQueries';
import { privacyQueries } from '../privacy/privacyQueries';
import { profileKeys } from '../profile/profileQueries';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { roundQueries } from '../round/roundQueries';
import { teamAdminQueries } from '../teamAdmin/teamAdminRepository';
import type { PeopleGrowth, SeasonNews } from './Overview';
import { overviewRepository } from './overviewRepository';

/** Cache keys of what organisers see first; each below what makes it stale. */
export const overviewKeys = {
  growth: [...profileKeys.lists, 'growth'] as const,
  news: [...handInKeys.all, 'news'] as const,
};

/** Whom the figures of people count: everybody who takes part. */
export const participants: PeopleFilter = {
  search: '',
  role: 'PARTICIPANT',
  city: undefined,
  until: undefined,
};

/** Queries of what organisers see first. What a list counts is asked by the query of that list. */
export function overviewQueries(client: GrowSupabase | undefined) {
  const repository = () => overviewRepository(requireClient(client));
  return {
    /** How many participants are how far. */
    people: () => peopleQueries(client).counts(participants),
    /** How many teams there are. */
    teams: () => teamAdminQueries(client).counts(),
    /** How many mentors there are. */
    mentors: () => proposalQueries(client).counts(),
    /** All teams by all weeks. */
    matrix: () => handInAdminQueries(client).matrix(),
    /** How many requests for data there are. */
    dataRequests: () => privacyQueries(client).figures(),
    /** What the gates wait for. */
    gates: () => roundQueries(client).list(),
    /** When participants registered, and where they are from. */
    growth: (): ProductQuery<PeopleGrowth> =>
      productQuery(overviewKeys.growth, async () => repository().getGrowth()),
    /** What happened last. */
    news: (): ProductQuery<SeasonNews[]> =>
      productQuery(overviewKeys.news, async () => repository().listNews()),
  };
}
