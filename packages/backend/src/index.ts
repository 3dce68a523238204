export { demoAccounts, type DemoAccount } from './demo';
export { DemoRefusedError } from './demo';
export { defaultDataDir, defaultEnvFile, type BackendEnv } from './env';
export { PortTakenError } from './gateway/listen';
export { startBackend, type Backend, type BackendOptions } from './startBackend';
