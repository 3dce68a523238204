import { isAppError } from '@grow/core';
import { validateTeam, type TeamChanges, type TeamField, type TeamProblem } from '@grow/core/team';
import { m } from '../../paraglide/messages';

/** What is wrong with which text of a team, in words. */
type TeamErrors = { [Field in TeamField]?: string };

function problemWords(problem: TeamProblem, field: TeamField): string {
  switch (problem.code) {
    case 'required':
      return m.team_name_missing();
    case 'too_short':
      return m.team_name_short({ min: problem.min });
    case 'too_long':
      return m.team_text_long({ over: problem.actual - problem.max });
    case 'invalid':
      return field === 'name' ? m.team_name_invalid() : m.team_text_invalid();
  }
}

/** The texts that cannot be saved, each with its problem in words. */
export function teamErrors(fields: TeamChanges): TeamErrors {
  const problems = Object.entries(validateTeam(fields)) as [TeamField, TeamProblem][];
  return Object.fromEntries(problems.map(([field, problem]) => [field, problemWords(problem, field)]));
}

/** Whether another team has the name: the database says so in two ways, of founding and of renaming. */
export function isNameTaken(failure: unknown): boolean {
  return isAppError(failure) && (failure.code === 'team_name_taken' || failure.code === 'already_exists');
}
