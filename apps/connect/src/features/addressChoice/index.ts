export { useAddressChoice, type Choose } from './useAddressChoice';
