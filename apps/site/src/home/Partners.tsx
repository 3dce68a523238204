import { partnersByTier, type PartnerTier } from '@grow/core/content';
import { Wrap, media, typeStyles } from '@grow/ui';
import { styled } from 'styled-components';
import type { SitePartner } from '../content/sitePartner';
import type { SiteContent } from '../content/snapshot';
import { m } from '../paraglide/messages';

const tierWords: Record<PartnerTier, () => string> = {
  main: m.partner_main,
  prize: m.partner_prize,
  workshop: m.partner_workshop,
  media: m.partner_media,
  city: m.partner_city,
};

const Root = styled(Wrap)`
  h2 {
    ${typeStyles.ui}
    font-weight: 560;
    color: var(--color-ink-muted);
    margin-bottom: 14px;
  }
`;

const Slots = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding: 0 1px 1px 0;
  list-style: none;
  [data-tier='main'],
  [data-alone] {
    grid-column: 1 / -1;
  }
  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
    [data-tier='main'] {
      grid-column: span 2;
    }
    [data-alone] {
      grid-column: auto;
    }
  }
`;

/* Neighbours share their hairline. */
const Slot = styled.li`
  display: grid;
  min-height: 112px;
  margin: 0 -1px -1px 0;
  border: 1px solid var(--color-line);
  & > * {
    display: grid;
    gap: 6px;
    place-content: center;
    place-items: center;
    padding: 16px 12px;
    text-align: center;
  }
  a:hover b {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  b {
    ${typeStyles.h4}
    overflow-wrap: anywhere;
  }
  &[data-tier='main'] b {
    ${typeStyles.h3}
  }
  span {
    ${typeStyles.small}
    color: var(--color-ink-muted);
  }
  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 64px;
    border-radius: var(--radius-xs);
  }
`;

function PartnerMark({ name, tier, logo }: SitePartner) {
  return (
    <>
      {logo ? <img {...logo} alt={name} loading="lazy" decoding="async" /> : <b>{name}</b>}
      <span>{tierWords[tier]()}</span>
    </>
  );
}

/** Who carries the season; nothing where nobody is named. */
export function Partners({ content: { partners, season } }: { content: SiteContent }) {
  if (partners.length === 0) return null;
  const inOrder = partnersByTier(partners).flatMap(({ partners: group }) => group);
  // Two stand in a row on phones, the main partners alone: of an odd number the last has its row for itself.
  const isOdd = partners.filter(({ tier }) => tier !== 'main').length % 2 === 1;
  return (
    <section aria-labelledby="partners-title">
      <Root>
        <h2 id="partners-title">{m.partners_title({ label: season.label })}</h2>
        <Slots>
          {inOrder.map((partner, index) => (
            <Slot
              key={partner.id}
              data-tier={partner.tier}
              data-alone={isOdd && index === inOrder.length - 1 ? '' : undefined}
            >
              {partner.url ? (
                <a href={partner.url} rel="noopener">
                  <PartnerMark {...partner} />
                </a>
              ) : (
                <div>
                  <PartnerMark {...partner} />
                </div>
              )}
            </Slot>
          ))}
        </Slots>
      </Root>
    </section>
  );
}
