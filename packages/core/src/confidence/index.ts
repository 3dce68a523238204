export { confidenceFromRow, confidenceLength, type Confidence, type NamedConfidence } from './Confidence';
export {
  confidenceKeys,
  confidenceMutations,
  confidenceQueries,
  confidenceRepository,
  type ConfidenceSettlement,
} from './confidenceRepository';
