export { AvatarCropper } from './AvatarCropper';
export type { AvatarCropperLabels, AvatarCropperProps } from './AvatarCropper';
export { centredCrop, zoomLimits } from './cropGeometry';
export type { Crop, Size as PictureSize } from './cropGeometry';
