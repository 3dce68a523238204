export { ExperimentsScreen as Screen } from './ExperimentsScreen';
export { prefetch } from './prefetch';
