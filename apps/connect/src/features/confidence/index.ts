export { ConfidenceDialog } from './components/ConfidenceDialog';
export { Confidences } from './components/Confidences';
