import { storyPreview, type StoryWorkspace } from '@grow/core/showcase';
import { useGrowClient } from '@grow/shell';
import { PageHeader, Segmented, Split, Wrap } from '@grow/ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { StoryPreview } from '../../../features/story';
import { m } from '../../../paraglide/messages';
import { FactList, FiguresSection } from './FactsSection';
import { PeopleSection } from './PeopleSection';
import { PicturesSection } from './PicturesSection';
import { QuotesSection } from './QuotesSection';
import { StandingSection } from './StandingSection';
import { StoryBar } from './StoryBar';
import { TractionSection } from './TractionSection';
import { useStoryDraft, type StoryWriting } from './useStoryDraft';
import { WeeksSection } from './WeeksSection';
import { WordsSection } from './WordsSection';

const Parts = styled.div`
  display: grid;
  gap: 40px;
  min-width: 0;
  padding-bottom: 48px;
`;

// As wide as the public page.
const Shown = styled.div`
  padding-block: 48px 72px;
`;

const Choice = styled.div`
  margin-bottom: 28px;
`;

function AllFields({
  workspace,
  writing: { draft, edit },
}: {
  workspace: StoryWorkspace;
  writing: StoryWriting;
}) {
  const parts = { draft, edit };
  return (
    <Parts>
      <WordsSection {...parts} />
      <FactList facts={draft.facts} onChange={(facts) => edit({ facts })} />
      <WeeksSection {...parts} weeks={workspace.weeks} />
      <PeopleSection {...parts} people={workspace.people} />
      <QuotesSection {...parts} people={workspace.people} />
      <TractionSection {...parts} totals={workspace.totals} />
      <FiguresSection facts={draft.figures} onChange={(figures) => edit({ figures })} />
      <PicturesSection {...parts} teamId={workspace.teamId} />
    </Parts>
  );
}

/** Everything that a team writes, or what the page would show of it; what everybody said stands beside. */
export function StoryEditor({ workspace }: { workspace: StoryWorkspace }) {
  const { clock } = useGrowClient();
  const writing = useStoryDraft(workspace);
  const [query, setQuery] = useSearchParams();
  const view = query.get('view') === 'preview' ? 'preview' : 'write';
  return (
    <Wrap>
      <PageHeader title={m.story_title()} lead={m.story_lead()} />
      <Choice>
        <Segmented
          label={m.story_view()}
          options={[
            { value: 'write', label: m.story_write() },
            { value: 'preview', label: m.story_preview() },
          ]}
          value={view}
          onChange={(next) =>
            setQuery(next === 'preview' ? { view: 'preview' } : {}, { preventScrollReset: true })
          }
        />
      </Choice>
      {view === 'preview' ? (
        <>
          <StandingSection workspace={workspace} writing={writing} />
          <Shown>
            <StoryPreview story={storyPreview(writing.draft, workspace, new Date(clock.now()))} />
          </Shown>
        </>
      ) : (
        <Split>
          <AllFields workspace={workspace} writing={writing} />
          <aside>
            <StandingSection workspace={workspace} writing={writing} />
          </aside>
        </Split>
      )}
      <StoryBar writing={writing} />
    </Wrap>
  );
}
