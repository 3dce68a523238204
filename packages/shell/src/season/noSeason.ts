import { siteConfig } from '../siteConfig';

/** What the frame says and draws about the season. Without a season it says the label from the configuration. */
export type SeasonLines = {
  readonly label: string;
  /** Such as "4 November to 19 January."; empty without a season. */
  readonly dates: string;
  /** Such as "GROW 24/25. Week 5 of 11". */
  readonly status: string;
  /** Days that have passed, for the ruler; null when there is no now on it. */
  readonly day: number | null;
  readonly startsOn: string | undefined;
};

const label = siteConfig.seasonLabel;

/** While the season is not known. Apart from the rest, so that an entrance needs no dates. */
export const noSeason: SeasonLines = { label, dates: '', status: label, day: null, startsOn: undefined };
