import type { SavedView, ViewSave } from '@grow/core/bulk';
import { useLocale } from '@grow/shell';
import { Button, Chip, ChipRow, Text, TextLink } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';
import { ViewDialog } from './ViewDialog';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  min-width: 0;
  & > [role='group'] {
    min-width: 0;
    max-width: 100%;
  }
  & > a {
    margin-left: auto;
    font-size: 0.875rem;
  }
`;

const sameFilter = (a: object, b: object) => {
  const text = (filter: object) =>
    JSON.stringify(
      Object.entries(filter)
        .filter(([, value]) => value !== undefined && value !== '')
        .sort(([one], [other]) => one.localeCompare(other)),
    );
  return text(a) === text(b);
};

type ViewsRowProps<Filter extends object> = {
  views: readonly SavedView<Filter>[] | undefined;
  /** What is chosen now, and whether anything is. */
  filter: Filter;
  isNarrowed: boolean;
  /** What everything is called, and how much it is where that is known. */
  all: string;
  allCount: number | undefined;
  onChoose: (filter: Filter | undefined) => void;
  onSave: (view: ViewSave<Filter>) => Promise<void>;
  onReplace: (view: ViewSave<Filter>) => void;
  onRemove: (view: SavedView<Filter>) => void;
};

/** Saved filters of a list as chips with their counts; a filter that is none of them can be kept. */
export function ViewsRow<Filter extends object>(props: ViewsRowProps<Filter>) {
  const { views = [], filter, isNarrowed, all, allCount, onChoose, onSave, onReplace, onRemove } = props;
  const { locale } = useLocale();
  const [chosenId, setChosen] = useState<string>();
  const [isNaming, setNaming] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const current = views.find((view) => sameFilter(view.filter, filter));
  const chosen = current ?? views.find(({ id }) => id === chosenId);
  const canSave = isNarrowed && current === undefined;
  return (
    <Row>
      <Text as="span" step="small" tone="muted" aria-hidden>
        {m.view_views()}
      </Text>
      <ChipRow role="group" aria-label={m.view_views()} data-scrolls="">
        <Chip isOn={!isNarrowed} count={allCount?.toLocaleString(locale)} onClick={() => onChoose(undefined)}>
          {all}
        </Chip>
        {views.map((view) => (
          <Chip
            key={view.id}
            isOn={view.id === current?.id}
            count={view.count.toLocaleString(locale)}
            onClick={() => {
              setChosen(view.id);
              onChoose(view.filter);
            }}
          >
            {view.name}
          </Chip>
        ))}
      </ChipRow>
      {canSave && chosen && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => onReplace({ id: chosen.id, name: chosen.name, filter })}
        >
          {m.view_save({ name: chosen.name })}
        </Button>
      )}
      {/* One button whose words change, so that the focus stays on it once a view is kept or removed. */}
      {(canSave || current) && (
        <Button size="sm" variant="ghost" onClick={() => (current ? setEditing(true) : setNaming(true))}>
          {current ? m.view_edit() : chosen ? m.view_save_new() : m.view_save_as()}
        </Button>
      )}
      <TextLink href={fullPath(paths.adminJobs())} linkComponent={AppLink}>
        {m.job_all()}
      </TextLink>
      <ViewDialog
        isOpen={isNaming}
        title={m.view_save_as()}
        name=""
        onClose={() => setNaming(false)}
        onSave={(name) => onSave({ id: crypto.randomUUID(), name, filter })}
      />
      <ViewDialog
        isOpen={isEditing && current !== undefined}
        title={m.view_edit()}
        name={current?.name ?? ''}
        onClose={() => setEditing(false)}
        onSave={async (name) => {
          if (current) await onSave({ id: current.id, name, filter: current.filter });
        }}
        onRemove={() => {
          setEditing(false);
          if (current) onRemove(current);
        }}
      />
    </Row>
  );
}
