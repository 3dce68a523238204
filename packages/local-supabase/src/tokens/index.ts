export * from './accessToken';
export * from './claims';
export { rotateSigningKey } from './keyFile';
export { loadSigningKeys, type SigningKeys } from './signingKeys';
