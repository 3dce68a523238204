export { demoAccounts, DemoRefusedError, type DemoAccount } from './demo';
export { defaultDataDir, defaultEnvFile } from './defaultPlaces';
export { requireLoopback } from './demo/loopback';
export { growSchedule } from './schedule';
export { startBackend, type Backend, type BackendOptions } from './startBackend';
