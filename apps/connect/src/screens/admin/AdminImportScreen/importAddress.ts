import { paths } from '../../../paths';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The import that an address is about; undefined where it begins one, or names what the database would refuse. */
export const importOf = (query: URLSearchParams): string | undefined => {
  const id = query.get('import');
  return id !== null && ID.test(id) ? id : undefined;
};

/** The address of an import; without one, that of the first step. */
export const importAddress = (id?: string): string =>
  paths.adminImport(id === undefined ? {} : { import: id });
