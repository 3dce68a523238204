import type { RankingStatement } from './Ranking';
import type { NoModel, SeverityModel } from './severityModel';
import type { SheetComponents } from './sheetComponents';
import type { SheetIndex } from './sheetIndex';

/** What has to be said beside the numbers, what weighs most first. */
export function rankingStatements(
  { teams, jurorIds, firstOf, jurorOf, scores }: SheetIndex,
  components: SheetComponents,
  fitted: SeverityModel | NoModel,
): RankingStatement[] {
  if (scores.length === 0) return [{ code: 'noSheets' }];
  const withSheets = (sheets: number) =>
    teams.flatMap(({ id }, team) => (firstOf[team + 1]! - firstOf[team]! === sheets ? [id] : []));
  const counts = new Map<number, number>();
  for (const juror of jurorOf) counts.set(juror, (counts.get(juror) ?? 0) + 1);
  const once = jurorIds.filter((_, juror) => counts.get(juror) === 1);
  const [unscored, oneSheet] = [withSheets(0), withSheets(1)];
  const [onlyJuror] = jurorIds;

  const statements: RankingStatement[] = [];
  if (jurorIds.length === 1 && onlyJuror !== undefined)
    statements.push({ code: 'oneJuror', jurorId: onlyJuror });
  else if (fitted === 'noFreedom') {
    const scored = teams.length - unscored.length;
    statements.push({ code: fitted, sheets: scores.length, teams: scored, jurors: jurorIds.length });
  } else if (fitted === 'zeroResidual') statements.push({ code: fitted });
  if (fitted === 'disconnected') statements.push({ code: fitted, components: components.count });
  if (unscored.length > 0) statements.push({ code: 'unscored', teamIds: unscored });
  if (oneSheet.length > 0) statements.push({ code: 'oneSheet', teamIds: oneSheet });
  const alone = teams.flatMap(({ id }, team) =>
    components.sizes[components.ofTeam[team]!] === 1 && !oneSheet.includes(id) ? [id] : [],
  );
  if (components.count > 1 && fitted !== 'disconnected' && alone.length > 0)
    statements.push({ code: 'alone', teamIds: alone });
  if (typeof fitted !== 'string') {
    if (fitted.lambda === 0) statements.push({ code: 'zeroLambda' });
    else if (once.length > 0) statements.push({ code: 'oneSheetJurors', jurorIds: once });
  }
  return statements;
}
