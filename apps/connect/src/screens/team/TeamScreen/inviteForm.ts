import { typedLength } from '@grow/core/text';
import { inviteLinkLimits, teamLimits, type NewInviteLink } from '@grow/core/team';
import { emailProblem, problems } from '../../../features/auth';
import type { FieldErrors } from '../../../shared/form';
import { m } from '../../../paraglide/messages';

/** How somebody is invited. */
export type InviteWay = 'mail' | 'link';

/** What the dialog holds for both ways; `made` is the link that was made last, told once. */
export type InviteValues = {
  readonly email: string;
  readonly message: string;
  readonly uses: string;
  readonly days: string;
  readonly made: NewInviteLink | undefined;
};

/** What the dialog opens with. */
export const emptyInvite: InviteValues = { email: '', message: '', uses: '4', days: '7', made: undefined };

const rangeProblem = (text: string, max: number): string | undefined =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= max ? undefined : m.team_link_range({ max });

/** What is wrong with what is typed, for the way that is chosen. */
export function inviteErrors(
  way: InviteWay,
  { email, message, uses, days }: InviteValues,
): FieldErrors<InviteValues> {
  if (way === 'link') {
    return problems({
      uses: rangeProblem(uses, inviteLinkLimits.uses),
      days: rangeProblem(days, inviteLinkLimits.days),
    });
  }
  const over = typedLength(message) - teamLimits.message;
  return problems({
    email: email.trim() ? emailProblem(email) : m.team_invite_mail_missing(),
    message: over > 0 ? m.ask_message_long({ over }) : undefined,
  });
}
