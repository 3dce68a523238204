import { gateProtocolCsv, type GateProtocol } from '@grow/core/gate';
import { roundAddress, roundKindAt } from '@grow/core/round';
import { dateTimeInWords } from '@grow/core/time';
import { inLocale } from '@grow/core/text';
import { useLocale, type Locale } from '@grow/shell';
import { Button, ButtonLink, EmptyState, Text } from '@grow/ui';
import { Download, Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { decisionWords, scoreWords, useGateProtocol } from '../../../features/gate';
import { personName } from '../../../features/people';
import { useGateRounds } from '../../../features/round';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { LoadingScreen } from '../../../shared/fallback';
import { saveFile } from '../../../shared/file';
import { FailedPart } from '../../../shared/state';
import { ProtocolTable } from './ProtocolTable';

// The paper has the protocol and nothing of the frame.
const OnPaper = createGlobalStyle`
  @media print {
    [data-header],
    footer,
    nav,
    [data-on-screen] {
      display: none;
    }
  }
`;

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-bottom: 72px;
  code {
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function save(protocol: GateProtocol, locale: Locale): void {
  const text = gateProtocolCsv(protocol, {
    head: [
      ...[
        m.gates_place(),
        m.gates_team(),
        m.gates_stage(),
        m.gates_sheets(),
        m.gates_raw(),
        m.gates_adjusted(),
      ],
      ...[m.gates_standard_error(), m.gates_decision(), m.orga_reason()],
    ],
    decisions: { on: decisionWords.on(), out: decisionWords.out(), waiting: decisionWords.waiting() },
    hash: m.gates_hash(),
    number: (value) => scoreWords(value, locale),
  });
  saveFile({ name: `${roundAddress(protocol.kind)}.csv`, text, type: 'text/csv;charset=utf-8' });
}

function Protocol({ protocol }: { protocol: GateProtocol }) {
  const { locale } = useLocale();
  const person = protocol.decidedBy ? personName(protocol.decidedBy) : m.gates_gone();
  const time = dateTimeInWords(protocol.decidedAt, locale);
  return (
    <Sheet>
      <OnPaper />
      <div>
        <Text as="h2" step="h2">
          {m.gates_protocol()}
        </Text>
        <Text tone="muted">{m.gates_protocol_by({ person, time })}</Text>
      </div>
      {!protocol.isCurrent && <Text>{m.gates_protocol_old()}</Text>}
      <Actions data-on-screen="">
        <Button variant="primary" icon={<Printer {...icon} />} onClick={() => window.print()}>
          {m.gates_print()}
        </Button>
        <Button icon={<Download {...icon} />} onClick={() => save(protocol, locale)}>
          {m.gates_save_csv()}
        </Button>
      </Actions>
      <Text step="ui">
        {protocol.criteria
          .map(({ name, weight }) => m.gates_criterion_weight({ name: inLocale(name, locale), weight }))
          .join(', ')}
      </Text>
      <ProtocolTable protocol={protocol} />
      <Text step="small" tone="muted">
        {m.gates_protocol_hash()} <code>{protocol.hash}</code>
      </Text>
    </Sheet>
  );
}

/** What was decided in a round, as a page to print and as a file, with the hash that proves it. */
export function GateProtocolScreen() {
  const kind = roundKindAt(useParams()['round'] ?? '');
  const rounds = useGateRounds();
  const round = rounds.data?.find((one) => one.kind === kind);
  const { data, error, isLoading } = useGateProtocol(round?.canRun ? round.id : undefined);
  if (rounds.isPending || isLoading) return <LoadingScreen />;
  if (rounds.data === undefined) return <FailedPart error={rounds.error} />;
  if (error && data === undefined) return <FailedPart error={error} />;
  if (!data)
    return (
      <Sheet>
        <Text as="h2" step="h2">
          {m.gates_protocol()}
        </Text>
        <EmptyState
          title={m.gates_protocol_none()}
          description={m.gates_protocol_none_detail()}
          action={
            <ButtonLink href={fullPath(paths.adminGates())} linkComponent={AppLink}>
              {m.gates_to_room()}
            </ButtonLink>
          }
        />
      </Sheet>
    );
  return <Protocol protocol={data} />;
}
