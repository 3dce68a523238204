export {
  enabledWhile,
  productQueryOptions,
  type CachedQuery,
  type CachedQueryState,
  type ProductQuery,
  type QueryKey,
} from './productQuery';
export {
  productMutation,
  mutationWithInput,
  type MutationCache,
  type MutationEffects,
  type ProductMutation,
} from './productMutation';
export { nextListPosition, type Move, type OrderedItem } from './orderedList';
