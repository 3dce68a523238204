export {
  askedWhile,
  productQueryOptions,
  type CachedQuery,
  type CachedState,
  type ProductQuery,
  type QueryKey,
} from './productQuery';
export {
  productMutation,
  withInput,
  type MutationCache,
  type MutationEffects,
  type ProductMutation,
} from './productMutation';
export { nextPosition, type Placed } from './orderedList';
