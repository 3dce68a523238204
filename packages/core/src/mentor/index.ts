export { mentorKeys, mentorQueries, mentorRepository, type Mentor } from './mentorRepository';
