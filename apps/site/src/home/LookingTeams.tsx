import { TextLink, Wrap, media, typeStyles } from '@grow/ui';
import { styled } from 'styled-components';
import { skillNames } from '../content/skillNames';
import type { SiteContent } from '../content/snapshot';
import { formatCount } from '../format';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { connectPaths } from '../paths';
import { Phased } from './Phased';
import { SectionHead } from './SectionHead';

const Teams = styled.ul`
  display: grid;
  gap: 0 24px;
  margin-bottom: 20px;
  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    min-width: 0;
    padding: 20px 0;
    border-top: 1px solid var(--color-line);
  }
  h3 {
    ${typeStyles.h3}
    overflow-wrap: anywhere;
  }
  small {
    ${typeStyles.small}
    margin-left: 4px;
    letter-spacing: 0;
    color: var(--color-ink-muted);
  }
  p {
    margin-top: 8px;
    color: var(--color-ink-muted);
  }
`;

/** Three teams that look for somebody, while teams take people on. */
export function LookingTeams({ content, locale }: { content: SiteContent; locale: Locale }) {
  const { figures, teamsLooking, skills } = content;
  if (teamsLooking.length === 0) return null;
  const count = (value: number) => formatCount(value, locale);
  const lead = m.looking_lead({ count: count(figures.teamsLooking), teams: count(figures.teams) });
  return (
    <Phased content={content}>
      {(phase) => ({
        key: `${phase === 'joining'}`,
        draw: (time) =>
          phase === 'joining' ? (
            <section aria-labelledby="looking-title" {...time}>
              <Wrap>
                <SectionHead id="looking-title" title={m.looking_title()} lead={lead} />
                <Teams>
                  {teamsLooking.map(({ name, pitch, city, wantedSkills }) => (
                    <li key={name}>
                      <h3>
                        {name} <small>{city}</small>
                      </h3>
                      <p>{pitch}</p>
                      <p>
                        <b>{m.looking_for()}:</b> {skillNames(wantedSkills, skills, locale).join(', ')}
                      </p>
                    </li>
                  ))}
                </Teams>
                <TextLink variant="arrow" href={connectPaths.signup}>
                  {m.looking_join()}
                </TextLink>
              </Wrap>
            </section>
          ) : (
            <></>
          ),
      })}
    </Phased>
  );
}
