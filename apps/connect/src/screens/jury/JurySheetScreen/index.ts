export { JurySheetScreen as Screen } from './JurySheetScreen';

// The store reads for itself, and keeps what it reads on the device.
export const prefetch = undefined;
