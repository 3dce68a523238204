import type { HTMLAttributes, ReactNode } from 'react';
import { AvatarStack } from '../AvatarStack';
import type { StackPerson } from '../AvatarStack';
import { Tag } from '../Chip';
import type { LinkComponent } from '../Link';
import { MiniRuler } from '../MiniRuler';
import type { MiniRulerProps } from '../MiniRuler';
import { TeamMark } from '../TeamMark';
import { Foot, Head, Line, Name, Reason, Root, Wanted } from './TeamCard.styles';

/** A skill that a team looks for; solid when the reader has it. */
export interface WantedSkill {
  key: string;
  name: ReactNode;
  isMatch?: boolean;
}

/** Props of {@link TeamCard}; everything else goes to the root. */
export interface TeamCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  name: string;
  /** The team's logo; without it the mark that follows from the name. */
  mark?: ReactNode;
  /** Without it the name is no link. */
  href?: string;
  linkComponent?: LinkComponent;
  /** Such as "Trier, hardware". */
  meta?: ReactNode;
  /** What the team does, in one sentence. */
  line?: ReactNode;
  /** How its eleven weeks stand. */
  ruler?: Pick<MiniRulerProps, 'states' | 'label' | 'share'>;
  wanted?: { label: ReactNode; skills: readonly WantedSkill[] };
  /** Why it fits the reader, such as "Needs Sales, you have it". */
  reason?: ReactNode;
  people: readonly StackPerson[];
  openPlaces?: number;
  /** Says who is in the team; read aloud. */
  peopleLabel: string;
  /** Such as "2 places open". */
  places?: ReactNode;
  /** One action. */
  action?: ReactNode;
  headingLevel?: 'h2' | 'h3' | 'h4';
}

/** A team to look at or to join: the name leads to it, one button acts. */
export const TeamCard = (props: TeamCardProps) => {
  const { name, href, linkComponent: Link = 'a', meta, line, ruler, wanted, people, ...others } = props;
  const { openPlaces = 0, peopleLabel, places, action, headingLevel = 'h3', mark, reason, ...rest } = others;
  return (
    <Root {...rest}>
      <Head>
        {mark ?? <TeamMark name={name} />}
        <div>
          <Name as={headingLevel}>{href ? <Link href={href}>{name}</Link> : name}</Name>
          {meta && <p>{meta}</p>}
        </div>
        {ruler && <MiniRuler {...ruler} drawnWidth={110} />}
      </Head>
      {line && <Line>{line}</Line>}
      {wanted && wanted.skills.length > 0 && (
        <Wanted>
          <span>{wanted.label}</span>
          <ul>
            {wanted.skills.map(({ key, name: skill, isMatch }) => (
              <li key={key}>
                <Tag tone={isMatch ? 'match' : 'wanted'}>{skill}</Tag>
              </li>
            ))}
          </ul>
        </Wanted>
      )}
      {reason && <Reason>{reason}</Reason>}
      <Foot>
        <span>
          <AvatarStack people={people} openPlaces={openPlaces} label={peopleLabel} size={26} />
          {places}
        </span>
        {action}
      </Foot>
    </Root>
  );
};
