export { PhotoKinds, PhotoPicker } from './PhotoPicker';
export { useAvatarMutations } from './useAvatarMutations';
export { usePhotoChoice, type ChosenPhoto } from './usePhotoChoice';
