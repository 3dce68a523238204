export { demoAccounts, type DemoAccount } from './accounts';
export { applyDemo } from './applyDemo';
export { storeDemoFiles } from './files';
export { DemoRefusedError } from './loopback';
