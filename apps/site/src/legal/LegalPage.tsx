import { siteConfig } from '@grow/shell';
import { TextLink, Wrap, media, typeStyles } from '@grow/ui';
import { styled } from 'styled-components';
import { isOpenPlace, legalEntity } from '../content/legalEntity';
import { imprint, privacy, type LegalBlock, type LegalText } from '../content/legalTexts';
import { PageHead } from '../frame/PageHead';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';

const Body = styled.div`
  display: grid;
  gap: 0;
  margin-top: 40px;
  border-bottom: 1px solid var(--color-line);
  section {
    display: grid;
    gap: 10px;
    padding: 24px 0 28px;
    border-top: 1px solid var(--color-line);
  }
  h2 {
    ${typeStyles.h3}
  }
  section > div {
    display: grid;
    gap: 14px;
    max-width: 40rem;
    color: var(--color-ink-muted);
  }
  mark {
    background: var(--color-caution-tint);
    color: var(--color-caution);
    border-radius: var(--radius-xs);
    padding-inline: 4px;
  }
  ${media.lg} {
    section {
      grid-template-columns: 4fr 7fr;
      gap: 24px;
    }
  }
`;

const Note = styled.p`
  margin-top: 24px;
  ${typeStyles.small}
  color: var(--color-caution);
`;

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'text') return <p>{block.text}</p>;
  if (block.kind === 'mail')
    return (
      <p>
        <TextLink href={`mailto:${siteConfig.contactMail}`}>{siteConfig.contactMail}</TextLink>
      </p>
    );
  return (
    <p>
      {block.fields.map((field, at) => (
        <span key={field}>
          {at > 0 && <br />}
          {isOpenPlace(legalEntity[field]) ? <mark>{legalEntity[field]}</mark> : legalEntity[field]}
        </span>
      ))}
    </p>
  );
}

function LegalPage({ text }: { text: LegalText }) {
  const hasOpenPlaces = Object.values(legalEntity).some(isOpenPlace);
  return (
    <Wrap>
      <PageHead title={text.title} lead={text.lead} />
      {hasOpenPlaces && <Note>{m.legal_open_note()}</Note>}
      <Body>
        {text.sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            <div>
              {section.blocks.map((block, at) => (
                <Block key={`${section.id}-${at}`} block={block} />
              ))}
            </div>
          </section>
        ))}
      </Body>
    </Wrap>
  );
}

/** Who runs the site. */
export function ImprintPage({ locale }: { locale: Locale }) {
  return <LegalPage text={imprint[locale]} />;
}

/** What happens to personal data. */
export function PrivacyPage({ locale }: { locale: Locale }) {
  return <LegalPage text={privacy[locale]} />;
}
