/** One social link of the footer. `kind` picks its icon and its word. */
export type SocialLink = { readonly kind: 'photos' | 'chat' | 'network'; readonly href: string };

/** What both apps say about the contest itself. */
export type SiteConfig = {
  readonly name: string;
  readonly contactMail: string;
  readonly social: readonly SocialLink[];
  /** Who made what; the footer names each. */
  readonly makers: readonly { readonly part: 'code' | 'type'; readonly name: string }[];
  /** Shown until the season has been read from the backend, and on pages that never ask it. */
  readonly seasonLabel: string;
  /** Length of the programme in weeks. */
  readonly seasonWeeks: number;
};

/** The one place for name, contact, social links, makers and the season's label. */
export const siteConfig = {
  name: 'GROW',
  contactMail: 'hello@grow.example',
  social: [
    { kind: 'photos', href: 'https://photos.grow.example/grow' },
    { kind: 'chat', href: 'https://chat.grow.example/grow' },
    { kind: 'network', href: 'https://network.grow.example/company/grow' },
  ],
  makers: [
    { part: 'code', name: 'GROW web team' },
    { part: 'type', name: 'Archivo and Hanken Grotesk' },
  ],
  seasonLabel: 'GROW 24/25',
  seasonWeeks: 11,
} as const satisfies SiteConfig;
