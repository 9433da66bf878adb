import type { Language } from '#domain/localText';
import { orderDay } from '#domain/boards/distance/orderDay';
import { crewRoute } from '#domain/boards/distance/crewRoute';
import type { Leg } from '#domain/boards/distance/road';
import type { Bin } from '#domain/boards/kinds';
import { decidePlan } from '#domain/boards/plan/decidePlan';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';
import { formatMessage, type MessageParams } from '../../i18n/message';
import type { Board } from '../board/createBoard';
import { conflictWords } from '../rainOut/rainWords';
import { sentItems } from '../rainOut/sentItems';
import { roadsOf } from './createRoads';
import { distanceMessages, type DistanceMessage } from './distanceMessages';
import { milesText } from './figureWords';

/** All ways between the stops of a crew's day, and from its base to them. */
const waysOf = ({ store }: Board, bin: Bin): Leg[] => {
  const { base, stops } = crewRoute(store.facts(), bin, store.cardsIn(bin.key));
  const places = base ? [base, ...stops] : stops;
  return places.flatMap((from, at) => places.slice(at + 1).map((to) => ({ from, to })));
};

/** So many milliseconds the roads are waited for; then the order is that of straight lines. */
const ROADS_MS = 1_500;
/** Boards whose day is being ordered: a second click orders nothing twice. */
const busy = new WeakSet<Board>();

/** Orders a crew's day by its route as one commit, and says what that saves, or why nothing moves [SDY-004]. */
export const orderNow = async (board: Board, bin: Bin, language: Language): Promise<void> => {
  if (busy.has(board)) return;
  busy.add(board);
  try {
    await order(board, bin, language);
  } finally {
    busy.delete(board);
  }
};

const order = async (board: Board, bin: Bin, language: Language): Promise<void> => {
  const { store, voice, api } = board;
  const text = (message: DistanceMessage, params?: MessageParams): string =>
    formatMessage(distanceMessages[language], message, params);
  const roads = roadsOf(board);
  const ways = waysOf(board, bin);
  if (roads.mayAsk(ways)) {
    voice.say(text('ordering', { bin: voice.words.bin(bin.key) }));
    await Promise.race([roads.ask(ways), new Promise((resolve) => setTimeout(resolve, ROADS_MS))]);
  }
  const plans = await api.plans?.().catch(() => undefined);
  const started = await plans?.started(bin.date === null ? [] : [bin.date]).catch(() => undefined);
  if (!plans || !started) return voice.fail(text('failed'));
  const facts = store.facts();
  const { items, from, to, movable, lock, breaksTimes } = orderDay(
    facts,
    bin,
    store.cardsIn(bin.key),
    roads.milesOf(),
    new Set(started),
  );
  const source = {
    by_road: 'source_road',
    some_by_road: 'source_some',
    straight: 'source_straight',
    asking: 'source_straight',
    no_roads: 'source_straight',
  } as const;
  const said = {
    bin: voice.words.bin(bin.key),
    from: milesText(from),
    to: milesText(to),
    source: text(source[roads.sourceOf(ways)]),
  };
  if (movable < 2 && lock) return voice.fail(text('stays', { reason: voice.words.refusal(lock) }));
  if (movable < 2) return voice.notify(text('few_stops', said));
  if (items.length === 0) return voice.notify(text('is_short', said));
  const drawn = board.shown.draft.get();
  if (drawn?.steps) return void drawn.take(items);
  try {
    const { category, view } = store.config;
    const plan = { category, view, date: facts.date, items: sentItems(facts, items), leaves_conflicts: false };
    const { is_applied, conflicts, moved, mutation_id } = await plans.move(plan);
    if (!is_applied || mutation_id === null)
      return (
        conflicts[0] &&
        voice.fail(text('stays', { reason: conflictWords(conflicts[0], { jobOf: voice.words.job }, board, language) }))
      );
    store.apply(decidePlan(store.facts(), items).changes);
    for (const key of moved) board.shown.marks.land(key);
    const times = breaksTimes ? text('ordered_times') : '';
    return board.moves.adopt(mutation_id, [text('ordered', said), times].filter(Boolean).join(' '));
  } catch (error) {
    const isAnswered = error instanceof CallError && error.kind === 'answered';
    return voice.fail(isAnswered ? text('stays', { reason: errorText(error, language) }) : text('failed'));
  }
};
