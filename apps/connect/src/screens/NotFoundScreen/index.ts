export { NotFoundScreen as Screen } from './NotFoundScreen';
