export {
  addressCodec,
  day,
  either,
  entry,
  flag,
  id,
  label,
  oneOf,
  order,
  page,
  words,
  type AddressCodec,
} from './addressCodec';
export { FilterRow } from './FilterRow';
export { FilterSelect } from './FilterSelect';
export { ListPage } from './ListPage';
export { ListState } from './ListState';
export { InList, InTable, ListTable } from './ListTable';
export { useAddressChoice, type Choose } from './useAddressChoice';
export { useSearchBox } from './useSearchBox';
export { useTypedSearch } from './useTypedSearch';
