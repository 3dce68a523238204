import { ButtonLink } from '@grow/ui';
import type { Phase } from '../content/seasonPhase';
import type { SiteContent } from '../content/snapshot';
import { finalOf } from '../events/eventLooks';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { connectPaths } from '../paths';
import { pagePath } from '../routes/pages';
import { Phased } from './Phased';

function actionOf(phase: Phase, { events }: SiteContent, locale: Locale) {
  const final = finalOf(events);
  switch (phase) {
    case 'applying':
      return { label: m.cta_applying(), href: connectPaths.signup };
    case 'joining':
      return { label: m.join_team(), href: connectPaths.signup };
    case 'running':
      return { label: m.cta_running(), href: pagePath('events', locale) };
    case 'final':
      return {
        label: m.cta_final(),
        href: pagePath(final ? `event:${final.slug}` : 'events', locale),
      };
    case 'off':
      return { label: m.create_account(), href: connectPaths.signup };
  }
}

/** The one thing to do next, which follows from the phase of the season. */
export function CallToAction({ content, locale }: { content: SiteContent; locale: Locale }) {
  return (
    <Phased content={content}>
      {(phase) => {
        const { label, href } = actionOf(phase, content, locale);
        return {
          key: label,
          draw: (time) => (
            <ButtonLink variant="primary" size="lg" href={href} {...time}>
              {label}
            </ButtonLink>
          ),
        };
      }}
    </Phased>
  );
}
