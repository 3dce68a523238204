import { accountCells } from './accounts';
import { announcementCells } from './announcements';
import { assuranceCells } from './assurance';
import { auditCells } from './audit';
import { boundCells } from './bounds';
import { browserReportCells } from './browserReports';
import { bulkActionCells } from './bulkActions';
import { contentCells } from './content';
import { deploymentCells } from './deployment';
import { endOfAccountCells } from './endOfAccount';
import { experimentCells } from './experiments';
import { eventFunctionCells } from './eventFunctions';
import { eventInnerCells } from './eventInner';
import { eventSeatCells } from './eventSeats';
import { functionCells } from './functions';
import { gateInnerCells } from './gateInner';
import { gateRoomCells } from './gateRoom';
import { gateCells } from './gates';
import { gateSecrecyCells } from './gateSecrecy';
import { guestCells } from './guests';
import { handInBulkCells } from './handInBulk';
import { handInCells } from './handIns';
import { handInFunctionCells } from './handInFunctions';
import { handInInnerCells } from './handInInner';
import { homeCells } from './home';
import { jobCells } from './jobs';
import { importCells } from './imports';
import { mentorNoteCells } from './mentorNotes';
import { mentorProposalCells } from './mentorProposal';
import { mentorCells } from './mentors';
import { mentorFunctionCells } from './mentorFunctions';
import { mentorInnerCells } from './mentorInner';
import { milestoneCells } from './milestones';
import { notificationFunctionCells } from './notificationFunctions';
import { officeHourInnerCells } from './officeHourInner';
import { officeHourCells } from './officeHours';
import { onboardingCells } from './onboarding';
import { listedPeopleCells } from './listedPeople';
import { overviewCells } from './overview';
import { privacyCells } from './privacy';
import { privateProfileCells } from './privateProfiles';
import { profileCells } from './profiles';
import { pulseFunctionCells } from './pulseFunctions';
import { pulseInnerCells } from './pulseInner';
import { pulseCells } from './pulses';
import { outboxCells } from './outbox';
import { programmeCells } from './programme';
import { recordCells } from './records';
import { searchCells } from './search';
import { seasonCells } from './season';
import { sessionCells } from './sessions';
import { notificationCells } from './notifications';
import { storageCells } from './storage';
import { teamCells } from './teams';
import { teamFunctionCells } from './teamFunctions';
import { teamInnerCells } from './teamInner';
import { teamRequestCells } from './teamRequests';
import { storyCells } from './stories';
import { teamTriggerCells } from './teamTriggers';
import { juryFunctionCells } from './juryFunctions';
import { roundFunctionCells } from './roundFunctions';
import { roundCells } from './rounds';
import { triageCells } from './triage';
import { uploadCells } from './uploads';

/** The whole policy table. */
export const cells = [
  ...profileCells,
  ...privateProfileCells,
  ...accountCells,
  ...onboardingCells,
  ...programmeCells,
  ...milestoneCells,
  ...importCells,
  ...seasonCells,
  ...mentorProposalCells,
  ...handInCells,
  ...handInFunctionCells,
  ...handInBulkCells,
  ...handInInnerCells,
  ...contentCells,
  ...deploymentCells,
  ...announcementCells,
  ...eventSeatCells,
  ...eventFunctionCells,
  ...eventInnerCells,
  ...storageCells,
  ...uploadCells,
  ...gateCells,
  ...gateRoomCells,
  ...gateInnerCells,
  ...gateSecrecyCells,
  ...functionCells,
  ...assuranceCells,
  ...boundCells,
  ...outboxCells,
  ...endOfAccountCells,
  ...sessionCells,
  ...searchCells,
  ...homeCells,
  ...listedPeopleCells,
  ...overviewCells,
  ...jobCells,
  ...bulkActionCells,
  ...browserReportCells,
  ...notificationFunctionCells,
  ...notificationCells,
  ...auditCells,
  ...privacyCells,
  ...teamCells,
  ...teamRequestCells,
  ...teamFunctionCells,
  ...teamInnerCells,
  ...teamTriggerCells,
  ...pulseCells,
  ...pulseFunctionCells,
  ...pulseInnerCells,
  ...officeHourCells,
  ...officeHourInnerCells,
  ...experimentCells,
  ...recordCells,
  ...mentorNoteCells,
  ...mentorCells,
  ...mentorFunctionCells,
  ...mentorInnerCells,
  ...triageCells,
  ...roundCells,
  ...roundFunctionCells,
  ...juryFunctionCells,
  ...guestCells,
  ...storyCells,
];
