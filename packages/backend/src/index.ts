export { demoAccounts, DemoRefusedError, type DemoAccount } from './demo';
export { defaultDataDir, defaultEnvFile } from './defaultPlaces';
export { startBackend, type Backend, type BackendOptions } from './startBackend';
