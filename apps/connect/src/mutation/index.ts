export { useProductMutation } from './useProductMutation';
export type { MutationWords } from './useMutationToasts';
