export { demoAccounts, type DemoAccount } from './accounts';
export { applyDemo } from './applyDemo';
export { DemoRefusedError } from './loopback';
