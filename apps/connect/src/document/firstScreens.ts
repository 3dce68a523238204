// For the build, which closes the modules that it has run: all of them are loaded while this one is.
import { renderFirstScreens } from './renderFirstScreens';

/** What the document shows by itself. */
export const firstScreens = await renderFirstScreens();
