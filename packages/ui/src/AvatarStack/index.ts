export { AvatarStack, OpenPlace } from './AvatarStack';
export type { AvatarStackProps, OpenPlaceProps, StackPerson } from './AvatarStack';
