export { AdminImportScreen as Screen } from './AdminImportScreen';
export { prefetch } from './prefetch';
