import {
  announcementAdminMutations,
  isPastTime,
  isQuietTime,
  timeAfterQuiet,
  type AudienceReach,
  type WrittenAnnouncement,
} from '@grow/core/announcement-admin';
import { berlinTimeOf, dateTimeInWords, parseBerlinTime } from '@grow/core/time';
import { formErrorSentence, useGrowClient, useLocale } from '@grow/shell';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { announcementTitle } from '../../../features/announcementAdmin';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { useDialogAddress } from '../../../shared/dialogAddress';
import type { AnnouncementForm } from './useAnnouncementEditor';

/** When it goes, by the address (`?at=`): so it stays where a new one gets an address of its own. */
function useSendTime() {
  const { locale } = useLocale();
  const [query, setQuery] = useSearchParams();
  const isNow = !query.has('at');
  const wall = query.get('at') ?? '';
  const now = new Date();
  const isPast = !isNow && isPastTime(wall, now);
  const goes = parseBerlinTime(isPast ? '' : timeAfterQuiet(wall));
  const isQuiet = isQuietTime(isNow ? berlinTimeOf(now) : wall);
  const set = (at: string | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (at === undefined) next.delete('at');
        else next.set('at', at);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const nowWords = isQuiet ? m.announce_when_morning() : m.announce_when_now();
  return {
    isNow,
    wall,
    setNow: (is: boolean) => set(is ? undefined : ''),
    setWall: (at: string) => set(at),
    isQuiet,
    problem: isPast ? m.announce_time_past() : undefined,
    words: isNow ? nowWords : goes.kind === 'time' ? dateTimeInWords(goes.at, locale) : '',
  };
}

/** What {@link useSendTime} holds. */
export type SendTime = ReturnType<typeof useSendTime>;

/** The way of a draft to the clock: a test first, then a question with the counts. */
export function useSending(
  form: AnnouncementForm,
  stored: WrittenAnnouncement | undefined,
  reach: AudienceReach | undefined,
) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const dialog = useDialogAddress('send');
  const time = useSendTime();
  const [failure, setFailure] = useState<unknown>();
  const mutations = announcementAdminMutations(supabase);
  const schedule = useProductMutation(mutations.schedule, {
    words: {
      done: (one) =>
        m.announce_goes_at({
          title: announcementTitle(one, locale),
          time: one.sendAt ? dateTimeInWords(one.sendAt, locale) : '',
        }),
      detail: () => m.announce_goes_detail(),
      undone: (one) => m.announce_reopened({ title: announcementTitle(one, locale) }),
      notUndone: (one) => m.announce_not_reopened({ title: announcementTitle(one, locale) }),
    },
  });
  const test = useProductMutation(mutations.sendTest, {
    words: {
      done: () => m.announce_test_done(),
      detail: () => m.announce_test_detail(),
      failed: () => m.announce_test_failed(),
    },
  });
  const isNobody = reach?.people === 0;
  const mayAsk = form.problems.length === 0 && time.problem === undefined && !isNobody && reach !== undefined;

  /** Saves; a new one then has its own address, with the time and, where it was asked for, the question. */
  const saveFirst = async (isAsked: boolean): Promise<WrittenAnnouncement | undefined> => {
    try {
      const saved = await form.save();
      if (stored) {
        if (isAsked) dialog.open('ask');
      } else {
        const query = new URLSearchParams({
          ...(time.isNow ? {} : { at: time.wall }),
          ...(isAsked ? { send: 'ask' } : {}),
        });
        void navigate(
          { pathname: paths.adminAnnouncement(saved.id), search: query.toString() },
          { replace: true },
        );
      }
      return saved;
    } catch {
      // The bar says why nothing was saved.
      return undefined;
    }
  };
  return {
    dialog,
    time,
    isNobody,
    mayAsk,
    isBusy: schedule.isBusy || form.isSaving,
    isTesting: test.isBusy,
    failure: failure === undefined ? undefined : formErrorSentence(failure, locale),
    /** Opens the question, or marks what is missing and returns false. */
    ask: (): boolean => {
      form.setTried(true);
      setFailure(undefined);
      if (mayAsk) void saveFirst(true);
      return mayAsk;
    },
    send: async () => {
      try {
        const { id, version } = await form.save();
        await schedule.send({ id, version, sendAt: time.isNow ? undefined : time.wall });
        void navigate(paths.adminAnnouncements());
      } catch (error) {
        setFailure(error);
      }
    },
    sendTest: async (language: 'en' | 'de') => {
      const saved = await saveFirst(false);
      if (saved) test.run({ id: saved.id, locale: language });
    },
  };
}
