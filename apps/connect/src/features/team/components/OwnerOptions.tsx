import type { TeamMember } from '@grow/core/team';
import { personName } from '../../people';
import { m } from '../../../paraglide/messages';

/** What is chosen from where somebody of the team does something: nobody yet, or one of them. */
export const OwnerOptions = ({ members }: { members: readonly TeamMember[] }) => (
  <>
    <option value="">{m.step_nobody()}</option>
    {members.map((member) => (
      <option key={member.userId} value={member.userId}>
        {personName(member)}
      </option>
    ))}
  </>
);
