import { Footer, SeasonStrip, type LinkComponent } from '@grow/ui';
import type { Locale } from '../language/localeStore';
import type { SeasonLines } from '../season/noSeason';
import { siteConfig } from '../siteConfig';
import { rulerOf } from './FrameTop';
import { footerWords, headerWords } from './frameWords';

type FrameFooterProps = {
  locale: Locale;
  season: SeasonLines;
  linkComponent: LinkComponent;
};

/** The footer of both apps, from the configuration and the season. */
export function FrameFooter({ locale, season, linkComponent }: FrameFooterProps) {
  const words = footerWords(locale);
  const { contactMail, social } = siteConfig;
  return (
    <Footer
      labels={headerWords(locale)}
      links={[
        { key: 'faq', href: '/#faqs', label: words.faq },
        { key: 'showcase', href: '/showcase', label: words.showcase },
        { key: 'mail', href: `mailto:${contactMail}`, label: contactMail },
        { key: 'imprint', href: '/imprint', label: words.imprint },
        { key: 'privacy', href: '/privacy', label: words.privacy },
      ]}
      socials={social.map(({ kind, href }) => ({ kind, href, label: words.social[kind] }))}
      season={
        <>
          {season.label}
          {season.dates && <br />}
          {season.dates}
        </>
      }
      credits={words.credits}
      strip={<SeasonStrip {...rulerOf(season)} isFlipped />}
      linkComponent={linkComponent}
    />
  );
}
