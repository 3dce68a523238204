import { dateTimeInWords } from '@grow/core/time';
import {
  checkInFigures,
  type CheckInConnection,
  type CheckInEvent,
  type CheckInList,
  type CheckInScan,
} from '@grow/core/check-in';
import { useLocale } from '@grow/shell';
import { Badge, media, Text, type BadgeTone } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { textIn } from '../../event';

const Root = styled.header`
  display: grid;
  gap: 8px 32px;
  padding-block: 16px 12px;
  ${media.lg} {
    display: flex;
    align-items: end;
    justify-content: space-between;
    padding-block: 40px 24px;
  }
`;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
`;

const links: Record<CheckInConnection, { tone: BadgeTone; word: () => string }> = {
  online: { tone: 'positive', word: m.check_in_online },
  offline: { tone: 'caution', word: m.check_in_offline },
  connecting: { tone: 'neutral', word: m.check_in_connecting },
  stopped: { tone: 'critical', word: m.check_in_stopped },
};

/** Props of {@link CheckInHead}. */
export type CheckInHeadProps = {
  event: CheckInEvent;
  list: CheckInList;
  scans: readonly CheckInScan[];
  link: CheckInConnection;
};

/** Which event it is, how many are in, and whether the desk is online. */
export function CheckInHead({ event, list, scans, link }: CheckInHeadProps) {
  const { locale } = useLocale();
  const figures = checkInFigures(list, scans);
  const unsent = scans.filter(({ refused, isQuestion }) => refused === undefined && !isQuestion).length;
  const { tone, word } = links[link];
  return (
    <Root>
      <div>
        <Text tone="muted" step="ui">
          {m.check_in_head({ time: dateTimeInWords(event.startsAt, locale) })}
        </Text>
        <Text as="h1" step="h1">
          {textIn(event.title)}
        </Text>
      </div>
      <Figures>
        <Text as="span" step="figure">
          {m.check_in_inside(figures)}
        </Text>
        <Badge tone={tone} role="status">
          {word()}
        </Badge>
        <Text as="span" step="ui" tone={unsent > 0 ? 'caution' : 'muted'} data-unsent={unsent}>
          {unsent > 0 ? m.check_in_waiting({ count: unsent }) : m.check_in_waiting_none()}
        </Text>
      </Figures>
    </Root>
  );
}
