import { errorCatalog, toAppError, type ErrorMessageKey } from '@grow/core';
import type { Locale } from '../language/localeStore';
import { m } from '../paraglide/messages';
import { accountSentences, type Sentence } from './accountSentence';

const sentences: Record<ErrorMessageKey, Sentence> = {
  ...accountSentences,
  error_avatar_download: m.error_avatar_download,
  error_avatar_upload: m.error_avatar_upload,
  error_image_heic: m.error_image_heic,
  error_image_kind: m.error_image_kind,
  error_image_too_large: m.error_image_too_large,
  error_image_unreadable: m.error_image_unreadable,
  error_last_orga: m.error_last_orga,
  error_captain_of_a_team: m.error_captain_of_a_team,
  error_already_in_team: m.error_already_in_team,
  error_teams_closed: m.error_teams_closed,
  error_team_name_taken: m.error_team_name_taken,
  error_successor_needed: m.error_successor_needed,
  error_not_in_team: m.error_not_in_team,
  error_team_full: m.error_team_full,
  error_already_asked: m.error_already_asked,
  error_team_ended: m.error_team_ended,
  error_request_closed: m.error_request_closed,
  error_reminded_already: m.error_reminded_already,
  error_too_many_requests: m.error_too_many_requests,
  error_link_invalid: m.error_link_invalid,
};

/** What a person reads about an error: what happened, what is safe, what to do. Takes anything that was thrown. */
export function errorSentence(error: unknown, locale: Locale): string {
  const { messageKey } = errorCatalog[toAppError(error).code];
  return sentences[messageKey]({}, { locale });
}
