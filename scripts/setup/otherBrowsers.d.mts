/** The paths of Firefox and of what WebKit needs, where they are, and one line for each browser that is not there. */
export function findOtherBrowsers(): {
  firefox?: string;
  webKit?: { driver: string; xvfb: string };
  absent: string[];
};
