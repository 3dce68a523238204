import { createContext, useContext } from 'react';
import { siteConfig } from '../siteConfig';

/** The label of the season, once the frame has read it; entrances do not ask and say that of the configuration. */
export const SeasonLabelContext = createContext<string>(siteConfig.seasonLabel);

/** What titles and links call the season. */
export const useSeasonLabel = (): string => useContext(SeasonLabelContext);
