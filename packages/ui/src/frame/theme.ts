/** The two colour modes. Dark is the default and the system's setting is not followed. */
export const themes = ['dark', 'light'] as const;
/** A colour mode. */
export type Theme = (typeof themes)[number];

/** Where the chosen colour mode is kept in local storage, the same for every app of the origin. */
export const themeStorageKey = 'grow-theme';

/** The colour mode that the page shows now. */
export const readTheme = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark');

/** Shows a colour mode and remembers it; a browser that refuses storage still shows it. */
export const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Storage is full or forbidden: the choice holds until the page is left.
  }
};

/** Shows the other colour mode, remembers it and returns it. */
export const toggleTheme = (): Theme => {
  const next = readTheme() === 'light' ? 'dark' : 'light';
  applyTheme(next);
  return next;
};

/** Makes every `[data-theme-toggle]` of the page switch. Returns the clean-up. */
export const attachTheme = (): (() => void) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  const handleClick = (event: MouseEvent) => {
    const target = (event.target as Element).closest('[data-theme-toggle]');
    if (target && !event.defaultPrevented) toggleTheme();
  };
  document.addEventListener('click', handleClick, { signal });
  return () => listeners.abort();
};

/**
 * Inline it in `<head>` before any style: it shows the remembered colour mode before the first paint. Markup and
 * stylesheet say dark already, so light is all there is to do.
 */
export const themeScript = `try{if(localStorage['${themeStorageKey}']=='light')document.documentElement.dataset.theme='light'}catch{}`;
