export { MentorCard } from './components/MentorCard';
export { PulseWeeks } from './components/PulseWeeks';
export { WeekPulse } from './components/WeekPulse';
export { pulseNote, pulseWords } from './pulseWords';
export { useTeamMentor, useTeamPulses } from './usePulses';
