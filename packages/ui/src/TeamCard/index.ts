export { TeamCard } from './TeamCard';
export type { TeamCardProps, WantedSkill } from './TeamCard';
