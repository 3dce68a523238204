export { JuryRoundScreen as Screen } from './JuryRoundScreen';

// The store reads for itself, and keeps what it reads on the device.
export const prefetch = undefined;
