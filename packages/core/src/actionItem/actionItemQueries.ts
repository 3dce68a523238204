import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { NamedActionItem, NamedAdvice } from './ActionItem';
import { actionItemRepository } from './actionItemRepository';

/** Cache keys of action items and advice. */
export const actionItemKeys = {
  all: ['actionItems'] as const,
  team: (teamId: string) => ['actionItems', 'team', teamId] as const,
  advice: (teamId: string) => ['actionItems', 'advice', teamId] as const,
};

/** Queries of action items and advice. The client may be missing while a query is only described. */
export function actionItemQueries(client: GrowSupabase | undefined) {
  const repository = () => actionItemRepository(requireClient(client));
  return {
    /** What a team means to do and did. */
    team: (teamId: string): ProductQuery<NamedActionItem[]> =>
      productQuery(actionItemKeys.team(teamId), async () => repository().listOfTeam(teamId)),
    /** What a team is advised. */
    advice: (teamId: string): ProductQuery<NamedAdvice[]> =>
      productQuery(actionItemKeys.advice(teamId), async () => repository().listAdvice(teamId)),
  };
}
