export { demoAccounts, DemoRefusedError, type DemoAccount } from './demo';
export { requireLoopback } from './demo/loopback';
export { defaultDataDir, defaultEnvFile } from './defaultPlaces';
export { applyScale } from './scale';
export { growSchedule } from './schedule';
export { startBackend, type Backend, type BackendOptions } from './startBackend';
