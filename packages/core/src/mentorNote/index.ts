export { MENTOR_NOTE_LENGTH, mentorNoteFromRow, type MentorNote, type NamedMentorNote } from './MentorNote';
export { mentorNoteMutations } from './mentorNoteMutations';
export { mentorNoteKeys, mentorNoteQueries } from './mentorNoteQueries';
export { mentorNoteRepository, type NewMentorNote } from './mentorNoteRepository';
