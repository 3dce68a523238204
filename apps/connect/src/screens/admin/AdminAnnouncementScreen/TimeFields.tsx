import { Field, Input, Section, Segmented, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import type { SendTime } from './useSending';

const Rows = styled.div`
  display: grid;
  gap: 16px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: end;
`;

/** When it goes: in two minutes, or at a time on the wall in Berlin. */
export function TimeFields({ time, isTried }: { time: SendTime; isTried: boolean }) {
  return (
    <Section title={m.announce_when()}>
      <Rows>
        <Row>
          <Segmented
            label={m.announce_when()}
            options={[
              { value: 'now', label: m.announce_now() },
              { value: 'at', label: m.announce_at_a_time() },
            ]}
            value={time.isNow ? 'now' : 'at'}
            onChange={(next) => time.setNow(next === 'now')}
          />
          {!time.isNow && (
            <Field label={m.announce_day_and_time()} error={isTried ? time.problem : undefined}>
              <Input
                type="datetime-local"
                step={60}
                value={time.wall}
                onChange={({ target }) => time.setWall(target.value)}
              />
            </Field>
          )}
        </Row>
        <Text step="small" tone="muted">
          {time.isQuiet ? m.announce_quiet_now() : m.announce_quiet()}
        </Text>
      </Rows>
    </Section>
  );
}
