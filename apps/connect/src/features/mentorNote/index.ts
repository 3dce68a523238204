export { PrivateNotes } from './components/PrivateNotes';
export { useMentorNotes } from './useMentorNotes';
