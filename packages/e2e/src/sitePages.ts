/** Addresses of the public site in one language: every kind of page, the unknown one last. */
export function sitePaths(locale: 'en' | 'de'): string[] {
  const root = locale === 'en' ? '' : '/de';
  return [
    root || '/',
    ...['/events', '/events?view=week', '/events/final', '/showcase', '/showcase?became=sold'].map(
      (path) => root + path,
    ),
    ...['/showcase/tauwerk', '/imprint', '/privacy', '/nope'].map((path) => root + path),
  ];
}
