export { AboutSection } from './components/AboutSection';
export { AbsenceSection } from './components/AbsenceSection';
export { ConflictSection } from './components/ConflictSection';
export { CurrentTeams } from './components/CurrentTeams';
export { MentorProposals } from './components/MentorProposals';
export { MentorWelcome } from './components/MentorWelcome';
export { PastSection } from './components/PastSection';
export { SharedQueue } from './components/SharedQueue';
export { useAssignments, useMentorProfile } from './useMentoring';
