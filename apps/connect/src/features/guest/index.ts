export { YouJudge } from './YouJudge';
