// For the build, which removes the files that it has run: all of them are loaded while this one is.
import { HOUR, PERSON, recordFirstReads } from './recordFirstReads';
import { renderFirstScreens } from './renderFirstScreens';

/** What the document shows by itself; every member's address with what its first draw asks for, and what stands for reader and hour. */
export const documentParts = {
  firstScreens: await renderFirstScreens(),
  recorded: { addresses: await recordFirstReads(), PERSON, HOUR },
};
