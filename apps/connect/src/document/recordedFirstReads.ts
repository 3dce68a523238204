// For the build, which closes the modules that it has run: all of them are loaded while this one is.
import { HOUR, PERSON, recordFirstReads } from './recordFirstReads';

/** Every member's address with what its first draw asks for, and what stands for reader and hour. */
export const recorded = { addresses: await recordFirstReads(), PERSON, HOUR };
