export { createAuthApp } from './app';
