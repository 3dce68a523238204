export { useAvatarMutations } from './useAvatarMutations';
export { usePhotoChoice, type ChosenPhoto } from './usePhotoChoice';
