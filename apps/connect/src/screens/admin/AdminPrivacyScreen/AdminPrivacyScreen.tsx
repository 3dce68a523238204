import { privacyQueries, type DataRequestFigures } from '@grow/core/privacy';
import { useGrowClient } from '@grow/shell';
import { media, Split, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { ConsentsPart } from './ConsentsPart';
import { FiguresPart } from './FiguresPart';
import { readLog } from './privacyAddress';
import { ReadsPart } from './ReadsPart';
import { RedactionPart } from './RedactionPart';
import { RequestsPart, useShownRequests } from './RequestsPart';
import { RetentionPart } from './RetentionPart';

const Body = styled.div`
  display: grid;
  gap: 56px;
  padding-bottom: 72px;
`;

const Lead = styled(Text)`
  max-width: 38rem;
  /* Its words may need two lines on a phone, and come later than their place. */
  min-height: 2lh;
  margin-bottom: -24px;
  ${media.md} {
    min-height: 1lh;
  }
`;

const Aside = styled.div`
  display: grid;
  gap: 48px;
`;

/** How it stands today. */
function leadWords({ open, overdue }: DataRequestFigures): string {
  if (open === 0) return m.admin_privacy_lead_none();
  const left = open === 1 ? m.admin_privacy_lead_one() : m.admin_privacy_lead({ open });
  if (overdue === 0) return `${left} ${m.admin_privacy_lead_in_time()}`;
  return `${left} ${overdue === 1 ? m.admin_privacy_lead_late_one() : m.admin_privacy_lead_late({ overdue })}`;
}

/** What people ask of their data, what they agreed to, what is kept for how long, and who looked at whom; for organisers. */
export function AdminPrivacyScreen() {
  const { supabase } = useGrowClient();
  const [query] = useSearchParams();
  const { data: figures, isError } = useQuery(privacyQueries(supabase).figures());
  const shown = useShownRequests();
  // Whoever comes from somebody's page asks who looked at them, and not what stands above.
  const isOfPerson = readLog.read(query).userId !== undefined;
  return (
    <Body>
      <Lead step="lead" tone="muted">
        {figures && leadWords(figures)}
        {isError && !figures && m.admin_privacy_about()}
      </Lead>
      {isOfPerson && <ReadsPart key="reads" />}
      <Split>
        <RequestsPart shown={shown} figures={figures} />
        {/* Below the requests, whose number nobody knows before: what stands there would move. */}
        {(shown.data || shown.error) && (
          <Aside>
            <FiguresPart figures={figures} />
            <ConsentsPart />
          </Aside>
        )}
      </Split>
      {(shown.data || shown.error) && (
        <>
          <RetentionPart />
          <RedactionPart />
          {!isOfPerson && <ReadsPart key="reads" />}
        </>
      )}
    </Body>
  );
}
