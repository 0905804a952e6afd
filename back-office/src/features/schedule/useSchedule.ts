import { useCallback, useEffect, useRef, useState } from 'react';
import { errorStatus, useCompany } from 'shared-api/client';
import type { ScheduleEntry, ServiceMark } from 'shared-api/contract/schedule/schedule';
import { useScheduleQuery } from './scheduleApi.ts';
import { keepList, keptLists, type LoadedList } from './offline/keptList.ts';
import { withMarks } from './marks/keptMarks.ts';
import { secretKey } from './secretKey.ts';
import { nameOf } from './service/entry.ts';
import { dayOf } from './times.ts';
import { useMarkQueue } from './marks/useMarkQueue.ts';
import { useNow } from '../../useNow.ts';
import { useOnline } from './useOnline.ts';
import { useReturn } from '../../useReturn.ts';

/**
 * An employee's day: what was loaded the last time, until the server has answered, with the marks
 * that are on their way to it.
 */
export function useSchedule(secret: string) {
  const { timeZone } = useCompany();
  const { queue, marks, isHeldUp } = useMarkQueue(secret);
  const query = useScheduleQuery(secret, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, startedTimeStamp, fulfilledTimeStamp, refetch } = query;
  const key = secretKey(secret);
  const [lists] = useState(() => keptLists());
  const [kept] = useState(() => lists.get(key));
  const now = useNow();
  const isOnline = useOnline();
  const today = dayOf(now, timeZone);
  const isUnknown = errorStatus(error) === 404;

  let list: LoadedList | undefined = kept;
  if (currentData && fulfilledTimeStamp !== undefined) {
    list = { entries: currentData, loadedAt: fulfilledTimeStamp };
  }
  // A secret that is nobody's, or no longer, shows an empty list (docs/product/messages.md).
  if (isUnknown) list = { entries: [], loadedAt: now };

  useEffect(() => {
    if (isUnknown) lists.delete(key);
    else if (currentData && fulfilledTimeStamp !== undefined) {
      keepList(lists, key, { entries: currentData, loadedAt: fulfilledTimeStamp });
    }
  }, [isUnknown, currentData, fulfilledTimeStamp, lists, key]);

  useEffect(() => {
    if (isFetching || startedTimeStamp === undefined || fulfilledTimeStamp === undefined) return;
    // Begun after the last answer: the last call failed, and the list is an older one.
    if (startedTimeStamp <= fulfilledTimeStamp) queue.confirm(startedTimeStamp);
  }, [isFetching, startedTimeStamp, fulfilledTimeStamp, queue]);

  const reload = useCallback(() => void refetch(), [refetch]);
  useReturn(reload);
  // The list is asked for again when it is another day, and when the server has taken or refused a mark: after a
  // refusal it is out of date.
  const answered = marks.filter(({ state }) => state !== 'waiting').length;
  const known = useRef({ today, answered: 0 });
  useEffect(() => {
    const isNews = today !== known.current.today || answered > known.current.answered;
    known.current = { today, answered };
    if (isNews) reload();
  }, [today, answered, reload]);

  const listDay = list && dayOf(list.loadedAt, timeZone);
  return {
    entries: list && withMarks(list.entries, marks),
    loadedAt: isUnknown ? undefined : list?.loadedAt,
    /** The company day of the list, which may be over. */
    listDay,
    today,
    now,
    isOnline,
    isFetching,
    isUnknown,
    /** Why the last call failed; an unknown secret is an answer. */
    error: isUnknown ? undefined : error,
    reload,
    marks,
    isHeldUp,
    mark: (entry: ScheduleEntry, kind: ServiceMark['mark']) =>
      queue.add(entry.serviceCode, kind, nameOf(entry)),
    dismiss: (markKey: string) => queue.dismiss(markKey),
  };
}

export type ScheduleState = ReturnType<typeof useSchedule>;
