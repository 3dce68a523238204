export * from './accessToken';
export * from './claims';
export { loadSigningKeys, type SigningKeys } from './signingKeys';
