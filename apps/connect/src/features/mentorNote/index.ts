export { PrivateNoteField } from './components/PrivateNoteField';
export { PrivateNotes } from './components/PrivateNotes';
export { useMentorNotes } from './useMentorNotes';
