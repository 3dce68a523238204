export { posterKinds } from '../geometry/poster';
export type { PosterKind } from '../geometry/poster';
export { Poster, posterShapes } from './Poster';
export type { PosterProps, PosterShape } from './Poster';
