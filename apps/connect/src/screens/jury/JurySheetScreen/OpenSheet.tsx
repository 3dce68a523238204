import { roundAddress } from '@grow/core/round';
import type { JuryRound, JurySheet } from '@grow/core/jury';
import { useLocale } from '@grow/shell';
import { Button, Drawer, media, Section, SheetHead, SheetList, Text } from '@grow/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { figureItems, handedInCount, JuryFrame, sheetItems, type OpenJury } from '../../../features/jury';
import { AppLink } from '../../../navigation';
import { gateNames } from '../../../features/gate';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { SheetBody } from './SheetBody';
import { ShownWeeks } from './ShownWeeks';

const Grid = styled.div`
  display: grid;
  gap: 40px;
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 3.4fr);
    gap: 40px clamp(40px, 5vw, 64px);
    align-items: start;
  }
  > div {
    min-width: 0;
  }
`;

const Aside = styled.aside`
  padding-top: 22px;
  ${media.belowLg} {
    display: none;
  }
`;

type OpenSheetProps = { open: OpenJury; round: JuryRound; sheet: JurySheet };

function leadOf({ word, team, recusedReason }: JurySheet): string | undefined {
  if (word === 'handed_in' || word === 'locked') return m.jury_lead_handed_in();
  if (word === 'late') return m.jury_lead_late();
  return word === 'stepped_back' ? m.jury_lead_back({ reason: recusedReason }) : team.pitch;
}

/** A score sheet with the juror's other teams beside it, on phones behind a button. */
export function OpenSheet({ open, round, sheet }: OpenSheetProps) {
  const { locale } = useLocale();
  const [isListOpen, setListOpen] = useState(false);
  const { slug } = sheet.team;
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [slug, sheet.isSubmitted]);
  const { sheets } = open.snapshot;
  const done = handedInCount(sheets);
  const items = sheetItems(round, sheets, locale, slug);
  const kind = roundAddress(round.kind);
  const stage = round.stages.find(({ id }) => id === sheet.stageId);
  const word = gateNames[round.kind]();
  const place = sheet.kind === 'bridge' || !stage ? word : `${word}, ${stage.name}`;
  const count = (
    <Text step="small" tone="muted">
      {m.jury_done_of(done)}
    </Text>
  );
  return (
    <JuryFrame
      snapshot={open.snapshot}
      place={place}
      remark={m.jury_team_of({
        position: items.findIndex(({ key }) => key === sheet.id) + 1,
        all: items.length,
      })}
      back={{ href: fullPath(paths.juryRound(kind)), label: m.jury_teams() }}
      side={
        <Button size="sm" variant="ghost" onClick={() => setListOpen(true)}>
          {m.jury_all_teams()}
        </Button>
      }
    >
      <Grid>
        <div>
          <SheetHead
            name={sheet.team.name}
            lead={leadOf(sheet)}
            numbers={figureItems(sheet.figures, locale)}
          />
          <ShownWeeks weeks={sheet.weeks} />
          <SheetBody open={open} round={round} sheet={sheet} />
        </div>
        <Aside>
          <Section title={m.jury_teams()} aside={count} isFlush>
            <SheetList items={items} linkComponent={AppLink} />
          </Section>
        </Aside>
      </Grid>
      <Drawer
        isOpen={isListOpen}
        onClose={() => setListOpen(false)}
        title={m.jury_teams()}
        closeLabel={m.jury_close()}
        actions={
          <Button onClick={() => setListOpen(false)}>{m.jury_back_to({ team: sheet.team.name })}</Button>
        }
      >
        {count}
        <SheetList items={items} linkComponent={AppLink} />
      </Drawer>
    </JuryFrame>
  );
}
