export { StageCoverage } from './StageCoverage';
export type { CoverageStage, StageCoverageProps } from './StageCoverage';
