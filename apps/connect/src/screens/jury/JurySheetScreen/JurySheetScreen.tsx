import { roundAddress, roundKindAt } from '@grow/core/round';
import { EmptyScreen } from '../../../shared/state';
import { ButtonLink } from '@grow/ui';
import { useParams } from 'react-router-dom';
import { conflictWord, NoRound, useJury } from '../../../features/jury';
import { AppLink, useScreenTitle } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { OpenSheet } from './OpenSheet';

/** A juror's score sheet for one team. */
export function JurySheetScreen() {
  const { round: word, team: slug } = useParams();
  const kind = roundKindAt(word ?? '');
  const open = useJury(kind);
  const round = open?.snapshot.round;
  const sheet = open?.snapshot.sheets.find(({ team }) => team.slug === slug);
  const conflict = round?.conflicts.find(({ team }) => team.slug === slug);
  useScreenTitle(sheet && m.jury_sheet_tab({ team: sheet.team.name }));
  if (kind === undefined)
    return <EmptyScreen title={m.jury_title()} empty={m.jury_unknown()} detail={m.jury_unknown_detail()} />;
  if (!open || !round) return <NoRound open={open} />;
  if (sheet) return <OpenSheet key={sheet.id} open={open} round={round} sheet={sheet} />;
  const back = (
    <ButtonLink href={fullPath(paths.juryRound(roundAddress(kind)))} linkComponent={AppLink}>
      {m.jury_to_teams()}
    </ButtonLink>
  );
  return conflict ? (
    <EmptyScreen
      title={conflict.team.name}
      empty={m.jury_conflict_title()}
      detail={m.jury_conflict_detail({ reason: conflictWord(conflict.reason) })}
      action={back}
    />
  ) : (
    <EmptyScreen
      title={m.jury_title()}
      empty={m.jury_not_yours()}
      detail={m.jury_not_yours_detail()}
      action={back}
    />
  );
}
