import type { OfficeHourSeries } from '@grow/core/office-hour';
import type { Season } from '@grow/core/season';
import { Text } from '@grow/ui';
import { useDeferredValue, useState } from 'react';
import { slotsInWords, useSeriesMutations } from '../../../features/officeHour';
import { FormDrawer, useFormDraft, type Form } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { ruleOf, seriesErrors, seriesTexts, type SeriesTexts } from './seriesForm';
import { SeriesFields } from './SeriesFields';
import { SeriesPreview } from './SeriesPreview';

type BodyProps = {
  form: Form<SeriesTexts>;
  season: Season | null;
  now: Date;
  seriesId: string | undefined;
  onCount: (count: number | undefined) => void;
};

function Body({ form, season, now, seriesId, onCount }: BodyProps) {
  const texts = useDeferredValue(form.values);
  const isRight = Object.keys(seriesErrors(texts)).length === 0;
  return (
    <>
      <SeriesFields {...{ form, season, now }} />
      {isRight && <SeriesPreview rule={ruleOf(texts)} seriesId={seriesId} onCount={onCount} />}
      {seriesId && (
        <Text step="small" tone="muted">
          {m.hours_bookings_stay()}
        </Text>
      )}
    </>
  );
}

type SeriesDrawerProps = {
  /** The series that is changed; without it a new one is added. */
  stored: OfficeHourSeries | undefined;
  season: Season | null;
  now: Date;
  isOpen: boolean;
  onClose: () => void;
};

/** Adds office hours, or changes them from now on. What is typed and not saved is there again when it opens. */
export function SeriesDrawer({ stored, season, now, isOpen, onClose }: SeriesDrawerProps) {
  const { add, change } = useSeriesMutations();
  const [id] = useState(() => stored?.id ?? crypto.randomUUID());
  const [count, setCount] = useState<number>();
  const addWords = count === undefined ? m.hours_add() : m.hours_add_count({ slots: slotsInWords(count) });
  return (
    <FormDrawer<SeriesTexts, void>
      isOpen={isOpen}
      onClose={onClose}
      title={stored ? m.hours_rule_change() : m.hours_add()}
      closeLabel={m.hours_close()}
      action={stored ? m.hours_rule_save() : addWords}
      busy={m.step_saving()}
      draft={useFormDraft<SeriesTexts>('office-hours', stored?.id ?? 'new')}
      initial={seriesTexts(stored, season, now)}
      validate={seriesErrors}
      send={async (texts) => {
        const rule = ruleOf(texts);
        await (stored ? change.send({ series: stored, rule }) : add.send({ id, rule }));
      }}
    >
      {(form) => <Body form={form} season={season} now={now} seriesId={stored?.id} onCount={setCount} />}
    </FormDrawer>
  );
}
