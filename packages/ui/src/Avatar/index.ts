export { Avatar, avatarSizes, initialsOf } from './Avatar';
export type { AvatarPerson, AvatarProps, AvatarSize } from './Avatar';
