export { FilmPlayer } from './FilmPlayer';
export type { FilmPlayerProps } from './FilmPlayer';
