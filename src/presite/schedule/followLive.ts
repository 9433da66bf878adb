import type { LiveEvents } from '#domain/live';
import { isGap } from '../../live/liveEvent';
import type { LiveStream } from '../../live/liveStream';
import type { Schedule } from './createSchedule';

/** What columns and cards are made of, and what only the map is. */
const ON_COLUMNS: ReadonlySet<string> = new Set([
  'presite',
  'job',
  'job_detail',
  'employee',
  'employee_crew',
  'crew',
  'customer',
]);
const ON_MAP: ReadonlySet<string> = new Set(['presite', 'job', 'job_detail', 'gunite_details', 'pebble_details']);

/** Changes gather for this long, in milliseconds, so that a burst of them asks once. */
const GATHER = { columns: 200, map: 1500 };

type Change = LiveEvents['change'];

/**
 * Shows what others do: the day is asked again, and cards that went elsewhere say who moved them. A held card that
 * someone changes is let go.
 * @param onMap told that the map's jobs may be others
 * @returns the end of following
 */
export const followLive = (
  schedule: Schedule,
  live: LiveStream,
  myId: number | null,
  onMap: () => void,
): (() => void) => {
  const { store, drag, refresher, accepted } = schedule;
  const authors = new Map<number, string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const soon = (name: keyof typeof GATHER, act: () => void): void => {
    if (timers.has(name)) return;
    timers.set(
      name,
      setTimeout(() => {
        timers.delete(name);
        act();
      }, GATHER[name]),
    );
  };
  const onChange = ({ mutation_id, user, records }: Change): void => {
    if (records.some(({ entity }) => ON_MAP.has(entity))) soon('map', onMap);
    if (accepted.has(mutation_id)) return;
    const name = user?.name ?? schedule.text('somebody');
    const isOwn = user !== null && user.id === myId;
    const presites = records.flatMap(({ entity, id }) => (entity === 'presite' ? [id] : []));
    if (!isOwn) for (const id of presites) authors.set(id, name);
    const held = drag.held.get();
    if (held && presites.some((id) => held.ids.includes(id))) {
      drag.cancel();
      schedule.fail(schedule.text('held_other', { name }));
    }
    if (records.some(({ entity }) => ON_COLUMNS.has(entity))) soon('columns', refresher.refresh);
  };

  const onHold = ({ category, card_key, user, stream, is_held }: LiveEvents['hold']): void => {
    if (category !== 'presite' || stream === live.stream()) return;
    if (is_held) schedule.holders.hold(Number(card_key), user);
    else schedule.holders.release(Number(card_key));
  };

  let before = store.shown.get();
  const offShown = store.shown.subscribe(() => {
    const now = store.shown.get();
    const [old, isSameDay] = [before, before.date === now.date && before.span === now.span];
    before = now;
    for (const [id, name] of authors) {
      if (old.places.get(id)?.key === now.places.get(id)?.key) continue;
      authors.delete(id);
      if (isSameDay && now.places.has(id)) schedule.markMoved(id, name);
    }
  });
  const offEvents = live.subscribe((event, resumed) => {
    if (event.name === 'change') onChange(event.data);
    if (event.name === 'hold') onHold(event.data);
    if (isGap(event, resumed)) {
      soon('columns', refresher.refresh);
      soon('map', onMap);
    }
  });
  const offDrag = drag.held.subscribe(refresher.retry);
  return () => {
    offEvents();
    offDrag();
    offShown();
    for (const timer of timers.values()) clearTimeout(timer);
  };
};
