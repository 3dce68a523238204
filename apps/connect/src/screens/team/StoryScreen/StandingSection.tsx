import {
  askedAboutStory,
  isAsking,
  missingInStory,
  storyMutations,
  storyPhase,
  type StoryWorkspace,
  type StoryStanding,
} from '@grow/core/showcase';
import { useGrowClient, useLocale } from '@grow/shell';
import { Badge, Button, Section, Text, TextLink, type BadgeTone } from '@grow/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { answerWords, faultWords } from '../../../features/story';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { SubmitDialog } from './SubmitDialog';
import type { StoryWriting } from './useStoryDraft';

const Body = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  overflow-wrap: anywhere;
  ul {
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    padding-block: 8px;
    border-bottom: 1px solid var(--color-line);
  }
`;

const phaseWords = (workspace: StoryWorkspace): { tone: BadgeTone; text: string } => {
  const words = {
    draft: { tone: 'neutral', text: m.story_phase_draft() },
    asking: { tone: 'info', text: m.story_phase_asking() },
    refused: { tone: 'caution', text: m.story_phase_refused() },
    public: { tone: 'positive', text: m.story_phase_public() },
    hidden: { tone: 'caution', text: m.story_phase_hidden({ reason: workspace.hiddenReason ?? '' }) },
  } as const;
  return words[storyPhase(workspace)];
};

function Answers({ standing }: { standing: StoryStanding }) {
  return (
    <>
      <Text as="h3" step="h4">
        {m.story_standing_version({ number: standing.number })}
      </Text>
      <ul>
        {standing.consents.map(({ userId, name, state, note }) => (
          <li key={userId}>
            <Text step="ui">
              <b>{name}</b>: {answerWords[state]()}
            </Text>
            {note && (
              <Text step="small" tone="muted" dir="auto">
                {note}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type StandingSectionProps = { workspace: StoryWorkspace; writing: StoryWriting };

/** Where the story is, what everybody said, and what the captain can do about it. */
export function StandingSection({ workspace, writing }: StandingSectionProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const { recall } = storyMutations(supabase);
  const recalling = useProductMutation(recall, {
    words: { done: m.story_recalled(), failed: m.story_not_recalled() },
    // The button goes with what it takes back.
    onDone: () => body.current?.focus(),
  });
  const missing = missingInStory(writing.draft, workspace).map((fault) => faultWords[fault]());
  const phase = phaseWords(workspace);
  const waits = isAsking(workspace);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <Section title={m.story_standing()}>
      <Body ref={body} role="group" aria-label={m.story_standing()} tabIndex={-1}>
        <Badge tone={phase.tone}>{phase.text}</Badge>
        {workspace.publishedVersion !== undefined && workspace.hiddenAt === undefined && (
          <TextLink href={`${locale === 'de' ? '/de' : ''}/showcase/${workspace.slug ?? ''}`}>
            {m.story_open_public()}
          </TextLink>
        )}
        {workspace.standing && workspace.standing.recalledAt === undefined && (
          <Answers standing={workspace.standing} />
        )}
        {missing.length > 0 && (
          <Text step="small" tone="muted">
            {m.story_missing({ parts: list.format(missing) })}
          </Text>
        )}
        {workspace.isCaptain ? (
          <>
            {missing.length === 0 && (
              // What is not saved yet would not be what everybody reads.
              <Button
                variant="primary"
                isBusy={writing.isTyped && writing.failure === undefined}
                busyLabel={m.story_saving()}
                onClick={() => setOpen(true)}
              >
                {m.story_submit()}
              </Button>
            )}
            {waits && (
              <Button isBusy={recalling.isBusy} onClick={() => recalling.run({ teamId: workspace.teamId })}>
                {m.story_recall()}
              </Button>
            )}
          </>
        ) : (
          <Text step="small" tone="muted">
            {m.story_captain_only({ team: workspace.name })}
          </Text>
        )}
        <SubmitDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          workspace={workspace}
          asked={askedAboutStory(writing.draft, workspace)}
        />
      </Body>
    </Section>
  );
}
