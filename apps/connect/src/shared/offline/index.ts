export { useOfflineWorker } from './useOfflineWorker';
