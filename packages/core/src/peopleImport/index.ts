export {
  columnCount,
  columnSamples,
  guessedMapping,
  importFields,
  isConsentColumn,
  mappedTo,
  type ImportedLine,
  type ImportField,
  type ImportMapping,
} from './importFields';
export {
  importRowNumber,
  importSourceOfFile,
  importSourceOfPaste,
  MOST_IMPORT_BYTES,
  MOST_IMPORT_ROWS,
  type ImportEncoding,
  type ImportRefusal,
  type ImportSeparator,
  type ImportSource,
  type ReadSource,
} from './ImportSource';
export { importRoles, type EmailProblem, type ImportRole } from './importValues';
export { addressesOf, checkedRows, rowsAlike, rowValues } from './importChecks';
export { fateCounts, rowFates, type CheckedRow, type RowFate, type RowProblem } from './CheckedRow';
export {
  importedFates,
  type ImportChoices,
  type ImportedFate,
  type ImportedFields,
  type ImportJob,
  type ImportTable,
  type KnownPerson,
  type Knowledge,
  type PeopleImport,
} from './PeopleImport';
export {
  peopleImportRepository,
  type ImportSave,
  type ImportStart,
  type NewImport,
} from './peopleImportRepository';
export { leftOutCsv } from './leftOutCsv';
export { peopleImportKeys, peopleImportMutations, peopleImportQueries } from './peopleImportQueries';
