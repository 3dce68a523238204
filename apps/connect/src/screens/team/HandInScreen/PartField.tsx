import {
  characterCount,
  partEntries,
  shownPart,
  type HandInRecord,
  type PartDraft,
  type PartValue,
} from '@grow/core/hand-in';
import type { MilestonePart } from '@grow/core/milestone';
import { Textarea } from '@grow/ui';
import type { Team } from '@grow/core/team';
import { PartFiles } from '../../../features/upload';
import { LinkFields } from './LinkFields';
import { QuotedTests } from './QuotedTests';

export type PartFieldProps = {
  team: Team;
  milestoneId: string;
  part: MilestonePart;
  record: HandInRecord | null;
  draft: PartDraft;
  label: string;
  describedBy: string;
  onEdit: (change: PartValue | ((now: PartValue) => PartValue)) => void;
  /** The field was left: save at once. */
  onLeave: () => void;
};

/** How many characters a text has of those it may have. */
export const usedCharacters = (part: MilestonePart, draft: PartDraft) => {
  const value = shownPart(draft);
  if (part.kind !== 'text' || !('text' in value)) return undefined;
  return { count: characterCount(value.text), max: part.maxCharacters };
};

/** Where a part is written, by its kind. */
export function PartField(props: PartFieldProps) {
  const { team, milestoneId, part, draft, label, describedBy, onEdit, onLeave } = props;
  const value = shownPart(draft);
  if (part.kind === 'text') {
    return (
      <Textarea
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={draft.problem?.kind === 'refused' ? true : undefined}
        dir="auto"
        value={'text' in value ? value.text : ''}
        onChange={(event) => onEdit({ text: event.target.value })}
        onBlur={onLeave}
      />
    );
  }
  if (part.kind === 'link') {
    return (
      <LinkFields
        label={label}
        describedBy={describedBy}
        maxCount={part.maxCount}
        links={partEntries(value) ?? []}
        onChange={(links) => onEdit({ links })}
        onLeave={onLeave}
      />
    );
  }
  if (part.kind === 'file' || part.kind === 'film') {
    return (
      <PartFiles
        place={{ kind: 'part', teamId: team.id, milestoneId, partKey: part.key }}
        limits={part}
        label={label}
        files={partEntries(value) ?? []}
        onChange={(change) => {
          onEdit((now) => ({ files: change(partEntries(now) ?? []) }));
          onLeave();
        }}
      />
    );
  }
  return (
    <QuotedTests
      teamId={team.id}
      label={label}
      maxCount={part.maxCount}
      ids={partEntries(value) ?? []}
      onChange={(change) => {
        onEdit((now) => ({ tests: change(partEntries(now) ?? []) }));
        onLeave();
      }}
    />
  );
}
