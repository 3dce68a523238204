export { databaseLevel } from '../db/databaseLevel';
export { deployedVersionFrom, type DeployedVersion } from './DeployedVersion';
export { deploymentRepository } from './deploymentRepository';
export { pageAge, type PageAge, type PageAgeQuestion } from './pageAge';
