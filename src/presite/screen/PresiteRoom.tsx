import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { RoleFlags } from '#domain/access/roles';
import { offeredDivisions } from '#domain/presite/schedule/divisions';
import { useProfile } from '../../auth/useProfile';
import { useLanguage } from '../../i18n/useLanguage';
import { useIsView } from '../../auth/useIsView';
import { isOnline } from '../../live/useOnline';
import { useLive } from '../../live/useLive';
import { toast } from '../../toasts/toast';
import type { LoadedDay, PresiteApi } from '../schedule/presiteApi';
import { createSchedule } from '../schedule/createSchedule';
import { followLive } from '../schedule/followLive';
import { ScheduleContext } from '../schedule/ScheduleContext';
import { createScheduleStore } from '../schedule/scheduleStore';
import { createValueStore } from '../../store/valueStore';
import { PresiteFrame } from './PresiteFrame';
import type { ShownDay } from './useShownDay';
import { useDayTurn } from '../../live/useDayTurn';
import { useRefreshing } from '../../live/useRefreshing';

interface Props {
  api: PresiteApi;
  flags: RoleFlags;
  loaded: LoadedDay;
  isLoading: boolean;
  /** The answer may be older than what others did meanwhile. */
  isBehind: boolean;
  day: ShownDay;
  /** The asked day could not be loaded: asks again. */
  onRetry: (() => void) | null;
}

/** An open schedule: its store and its followers live as long as it is shown; another day only fills it anew. */
export const PresiteRoom = ({ api, flags, loaded, isLoading, isBehind, day, onRetry }: Props) => {
  const live = useLive();
  const myId = useProfile()?.id ?? null;
  const { language } = useLanguage();
  const [spoken] = useState(() => createValueStore(language));
  useEffect(() => spoken.set(language), [spoken, language]);
  const [asked] = useState(() => createValueStore(day.date));
  useEffect(() => asked.set(day.date), [asked, day.date]);
  const [mapTurn, turnMap] = useReducer((turn: number) => turn + 1, 0);

  const isView = useIsView();
  const offered = offeredDivisions(flags);
  const checked = offered
    .map(({ id }) => id)
    .filter((id) => !day.hidden.has(id))
    .join(' ');
  const divisions = useMemo(() => new Set(checked === '' ? [] : checked.split(' ').map(Number)), [checked]);

  const [schedule] = useState(() =>
    createSchedule({
      store: createScheduleStore(loaded, flags, divisions),
      api,
      live,
      language: spoken.get,
      isOnline,
      isView,
      isFollowing: () => asked.get() === null,
      showError: toast.error,
    }),
  );
  const first = useRef(loaded);
  useEffect(() => {
    if (first.current === loaded) return;
    first.current = loaded;
    schedule.store.replace(loaded);
    schedule.focus.repair();
    schedule.keepSelection();
  }, [schedule, loaded]);
  // Something was told while the answer was on its way: it may be older than that.
  useEffect(() => {
    if (isBehind) schedule.refresher.refresh();
  }, [schedule, loaded, isBehind]);
  useEffect(() => {
    schedule.store.setDivisions(divisions);
    schedule.focus.repair();
    schedule.keepSelection();
  }, [schedule, divisions]);
  useEffect(() => followLive(schedule, live, myId, turnMap), [schedule, live, myId]);
  useRefreshing(schedule.refresher.refresh, live);
  useDayTurn(schedule.refresher.refresh);

  return (
    <ScheduleContext value={schedule}>
      <PresiteFrame
        offered={offered}
        divisions={divisions}
        onToggle={day.toggle}
        onSpan={day.setSpan}
        onDate={(date) => (date === day.date ? schedule.refresher.refresh() : day.setDate(date))}
        isLoading={isLoading}
        onRetry={onRetry}
        mapTurn={mapTurn}
      />
    </ScheduleContext>
  );
};
