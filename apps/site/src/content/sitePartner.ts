import { partnerFromRow, type Partner } from '@grow/core/content';

/** A file of the site itself, with its size in pixels. */
export type LogoFile = { readonly src: string; readonly width: number; readonly height: number };

/** A partner as the site shows it: the logo is a file beside the pages. */
export type SitePartner = Omit<Partner, 'logo'> & { readonly logo: LogoFile | undefined };

function logoFrom(value: unknown): LogoFile | undefined {
  if (value === null || value === undefined) return undefined;
  const { src, width, height } = value as Partial<Record<keyof LogoFile, unknown>>;
  const isFile = typeof src === 'string' && /^\/partners\/[0-9a-f]{16}\.jpg$/.test(src);
  if (!isFile || typeof width !== 'number' || typeof height !== 'number')
    throw new Error('partners.logo: expected a file below /partners with its size');
  return { src, width, height };
}

/** Reads a partner of the snapshot: a row of `partners` whose logo has become a file. @throws AppError `malformed_row`; Error */
export function sitePartnerFrom(value: unknown): SitePartner {
  const { logo, ...row } = value as Record<string, unknown>;
  return { ...partnerFromRow(row), logo: logoFrom(logo) };
}
