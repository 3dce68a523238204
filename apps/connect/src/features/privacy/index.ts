export { DeleteAccount } from './components/DeleteAccount';
export { FieldVisibility } from './components/FieldVisibility';
export { OwnRequests } from './components/OwnRequests';
export { WhoSeesWhat } from './components/WhoSeesWhat';
export {
  dueInWords,
  requestKindWords,
  requestSourceWords,
  requestStateWords,
  timeLeftInWords,
} from './requestWords';
export { useDataExport } from './useDataExport';
