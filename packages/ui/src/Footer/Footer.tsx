import { Briefcase, Camera, MessageCircle } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LinkComponent } from '../Link';
import { Wrap } from '../Layout';
import { Logo } from '../Logo';
import { media } from '../tokens';

const Root = styled.footer`
  margin-top: var(--space-9);
  border-top: 1px solid var(--color-line);
`;

const Grid = styled.div`
  display: grid;
  gap: 32px;
  padding: 48px 0 40px;
  font-size: 0.9375rem;
  ${media.lg} {
    grid-template-columns: 4fr 4.4fr 2.6fr;
    gap: 24px;
    padding: 64px 0 56px;
  }
`;

const Brand = styled.div`
  a {
    display: inline-block;
  }
  @media (pointer: coarse) {
    a {
      margin-block: -9px;
      padding-block: 9px;
    }
  }
  p {
    margin-top: 16px;
  }
`;

const Note = styled.p`
  color: var(--color-ink-muted);
  font-size: 0.875rem;
  line-height: 1.5;
`;

const Lists = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.2fr;
  gap: 20px;
  ${media.lg} {
    grid-template-columns: 2fr 2.4fr;
    gap: 24px;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 6px;
  align-content: start;
  a {
    display: inline-flex;
    gap: 9px;
    align-items: center;
    min-height: 28px;
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    gap: 0;
    a {
      min-height: 44px;
    }
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.22em;
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 2px;
  }
  svg {
    color: var(--color-ink-muted);
  }
`;

const Credits = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  ul {
    color: var(--color-ink-muted);
    font-size: 0.875rem;
    line-height: 1.5;
  }
`;

const socialIcons = { photos: Camera, chat: MessageCircle, network: Briefcase };

/** Kinds of social links: a photo and video network, a chat group, a professional network. */
export const socialKinds = ['photos', 'chat', 'network'] as const;

/** A social link: the kind gives the icon, the label the word. */
export interface SocialLink {
  kind: (typeof socialKinds)[number];
  href: string;
  label: string;
}

/** Props of {@link Footer}; everything else goes to the `<footer>`. */
export interface FooterProps extends HTMLAttributes<HTMLElement> {
  labels: { home: string };
  /** FAQ, contact mail (`mailto:`), imprint and privacy, in this order. */
  links: readonly { key: string; href: string; label: string }[];
  socials: readonly SocialLink[];
  /** The season's label and dates. */
  season: ReactNode;
  /** Who made it: `label` names the list for those who hear the page, `note` stands above, one line a maker. */
  credits: { label: string; note: ReactNode; makers: readonly { name: string; part: string }[] };
  /** A flipped {@link SeasonStrip}, which closes the page. */
  strip?: ReactNode;
  linkComponent?: LinkComponent;
}

/** The end of every page of both apps. */
export const Footer = (props: FooterProps) => {
  const { labels, links, socials, season, credits, strip, linkComponent: Link = 'a', ...rest } = props;
  return (
    <Root data-footer="" {...rest}>
      <Wrap>
        <Grid>
          <Brand>
            <Link href="/" aria-label={labels.home}>
              <Logo size="full" />
            </Link>
            <Note>{season}</Note>
          </Brand>
          <Lists>
            <List>
              {links.map(({ key, href, label }) => (
                <li key={key}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </List>
            <List>
              {socials.map(({ kind, href, label }) => {
                const Icon = socialIcons[kind];
                return (
                  <li key={kind}>
                    <a href={href} rel="noopener">
                      <Icon size={18} strokeWidth={1.75} aria-hidden />
                      {label}
                    </a>
                  </li>
                );
              })}
            </List>
          </Lists>
          <Credits>
            <Note>{credits.note}</Note>
            <ul aria-label={credits.label}>
              {credits.makers.map(({ name, part }) => (
                <li key={part}>
                  {part}: {name}
                </li>
              ))}
            </ul>
          </Credits>
        </Grid>
        {strip}
      </Wrap>
    </Root>
  );
};
