import { applyChanges, rollback, type Applied } from '#domain/boards/applyChanges';
import { boardFacts, viewContext, type DayRule, type ShownBoard } from '#domain/boards/boardFacts';
import { boardState, type Swap } from '#domain/boards/boardState';
import { cardIndex } from '#domain/boards/cardIndex';
import type { BoardConfig } from '#domain/boards/config';
import { amountOf, type Amount } from '#domain/boards/heads';
import { parseBinKey } from '#domain/boards/bins';
import type { BinKey, Stage } from '#domain/boards/kinds';
import { binsOf, type BoardLayout } from '#domain/boards/layout';
import { mergeAnswer } from '#domain/boards/mergeAnswer';
import { gatherCards, heldCrews, replaceCards, sortBin, type FilledBins } from '#domain/boards/placeCards';
import { placeTouched } from '#domain/boards/placeTouched';
import { subJobIndex } from '#domain/boards/subJobIndex';
import type { BoardAnswer, BoardRights, Card, SubJob } from '#domain/boards/types';
import type { Change } from '#domain/changes';
import type { CivilDate } from '#domain/civilDate';
import { dayIndex } from '#domain/boards/workdays/dayIndex';
import { createChannels } from '../../store/keyedStore';
import { movesRows } from './movesRows';
import { withoutKnown, type News } from './withoutKnown';

/** A board of one group has its trays together: those of no stage stand behind the group's own. */
export const shownLayout = (layout: BoardLayout): BoardLayout => {
  const [only, ...others] = layout.groups;
  if (!only || others.length > 0 || only.group.rows.of !== 'crews') return layout;
  return { groups: [{ ...only, trays: [...only.trays, ...layout.loose] }], loose: [] };
};

/** A card with its sub-job: all that its face shows. */
export interface CardView {
  card: Card;
  subJob: SubJob;
}

interface Changed {
  cards: ReadonlyMap<string, Swap<Card | undefined>>;
  sub_jobs: ReadonlyMap<number, unknown>;
}

/** Changes that are drawn over the board, and are no part of it. */
export interface Layer {
  lift: () => void;
  lay: () => void;
}

const NO_CARDS: readonly Card[] = [];
/** Heard when rows, their heights or the shown days change. */
const SHAPE = 'shape';
/** Heard when other days are without work. */
const WORKDAYS = 'workdays';
/** Heard when anything changes. */
const ANY = 'any';

/** What the layout is made of: equal texts, equal layouts. */
const shapeOf = ({ groups }: BoardLayout, days: readonly string[]): string =>
  JSON.stringify([days, groups.map(({ rows }) => rows.map(({ crew }) => crew))]);

/**
 * The cards of the shown days, by key, and the bins in which they stand, by key. Components subscribe to one card or
 * one bin; a move draws the card, its source and its target, and nothing else.
 */
export const createBoardStore = (config: BoardConfig, answer: BoardAnswer, rights: BoardRights) => {
  const channels = createChannels();
  const views = new Map<string, CardView>();
  const amounts = new Map<BinKey, Amount>();
  let facts: ShownBoard = boardFacts({
    config,
    rights,
    date: answer.date,
    today: answer.today,
    crews: answer.crews,
    days_without_work: answer.days_without_work,
    crew_plants: answer.crew_plants,
    ...boardState(answer),
  });
  let days = answer.days;
  const gathered = gatherCards(facts, viewContext(facts, days));
  let bins: FilledBins = gathered;
  /** A bin is put in order when its cards are first asked for: most of a large board is not looked at. */
  const unsorted = new Set(gathered.keys());
  const sortedIn = (key: BinKey): readonly Card[] | undefined => {
    const first = unsorted.delete(key) ? gathered.get(key) : undefined;
    return first ? sortBin(key, first, facts) : bins.get(key);
  };
  let layout = shownLayout(binsOf(config, days, [...facts.crews.values()], heldCrews(bins)));
  let shape = shapeOf(layout, days);
  let indexed: Map<string, BinKey> | null = null;
  let layer: Layer | null = null;
  const under = (act: () => void): void => {
    layer?.lift();
    act();
    layer?.lay();
  };

  const places = (): Map<string, BinKey> => {
    if (indexed) return indexed;
    indexed = new Map();
    for (const [key, cards] of bins) for (const card of cards) indexed.set(card.key, key);
    return indexed;
  };

  /** Told again as they were, they are none the newer: nothing is drawn for them. */
  const showDays = ({ days_without_work: told, crew_plants = null }: News): void => {
    if (!told && !crew_plants) return;
    const [all, plants] = [told ?? facts.days_without_work.all, crew_plants ?? facts.crew_plants];
    if (JSON.stringify([all, plants]) === JSON.stringify([facts.days_without_work.all, facts.crew_plants])) return;
    facts = { ...facts, days_without_work: dayIndex(all), crew_plants: plants };
    channels.emit(WORKDAYS);
    channels.emit(ANY);
  };

  const emitChanged = (before: ShownBoard): void => {
    // The day and the rights are on every card, its lock and its tint, and in the heads.
    const isAll = before.today !== facts.today || JSON.stringify(before.rights) !== JSON.stringify(facts.rights);
    if (isAll) {
      views.clear();
      channels.emit(SHAPE);
    }
    for (const [key, card] of facts.cards) if (isAll || before.cards.get(key) !== card) channels.emit(`card ${key}`);
    for (const [id, subJob] of facts.sub_jobs) if (before.sub_jobs.get(id) !== subJob) channels.emit(`job ${id}`);
  };

  const show = (
    next: Partial<Pick<ShownBoard, 'cards' | 'sub_jobs' | 'crews' | 'today' | 'date' | 'rights'>>,
  ): void => {
    const [before, oldBins] = [facts, bins];
    facts = { ...facts, ...next };
    bins = replaceCards(oldBins, facts, viewContext(facts, days));
    unsorted.clear();
    amounts.clear();
    indexed = null;
    emitChanged(before);
    redraw(oldBins, new Set([...oldBins.keys(), ...bins.keys()]), true);
  };

  /** As `show`, for moves: nothing is looked at but the cards and sub-jobs that they changed. */
  const showMove = (state: Pick<ShownBoard, 'cards' | 'sub_jobs'>, { cards, sub_jobs }: Changed): void => {
    const oldBins = bins;
    const known = places();
    const before = { bins, cards: facts.cards, cardsIn: sortedIn, binOf: (key: string) => known.get(key) };
    facts = { ...facts, ...state };
    const subJobs = new Set(sub_jobs.keys());
    for (const { before: was, after: is } of cards.values())
      for (const card of [was, is]) if (card) subJobs.add(card.job_detail_id);
    const placed = placeTouched(before, facts, days, { subJobs, keys: cards.keys() });
    bins = placed.bins;
    for (const key of placed.dirty) amounts.delete(key);
    for (const [key, bin] of placed.places) {
      if (bin === null) known.delete(key);
      else known.set(key, bin);
    }
    for (const key of cards.keys()) channels.emit(`card ${key}`);
    for (const id of sub_jobs.keys()) channels.emit(`job ${id}`);
    redraw(
      oldBins,
      placed.dirty,
      movesRows({ config, crews: facts.crews, before: oldBins, after: bins, dirty: placed.dirty }),
    );
  };

  /** Lays the rows out anew; true when they are others than before. */
  const reshape = (): boolean => {
    const newLayout = shownLayout(binsOf(config, days, [...facts.crews.values()], heldCrews(bins)));
    const newShape = shapeOf(newLayout, days);
    if (newShape === shape) return false;
    [layout, shape] = [newLayout, newShape];
    return true;
  };

  /** @param mayReshape false when no crew, no day and no row came or went */
  const redraw = (oldBins: FilledBins, keys: Iterable<BinKey>, mayReshape: boolean): void => {
    let resized = mayReshape && reshape();
    const touchedDays = new Set<string>();
    const stages = new Set<Stage>();
    for (const key of keys) {
      const [was, is] = [oldBins.get(key), bins.get(key)];
      if (was === is) continue;
      resized ||= (was?.length ?? 0) !== (is?.length ?? 0);
      channels.emit(`bin ${key}`);
      const bin = parseBinKey(key);
      if (bin?.date) touchedDays.add(bin.date);
      if (bin?.stage) stages.add(bin.stage);
    }
    for (const day of touchedDays) channels.emit(`day ${day}`);
    for (const stage of stages) channels.emit(`stage ${stage}`);
    if (resized) channels.emit(SHAPE);
    channels.emit(ANY);
  };

  return {
    config,
    facts: (): ShownBoard => facts,
    days: (): readonly string[] => days,
    layout: (): BoardLayout => layout,
    /** Cards of a bin in their order; the same array until one of them changes. */
    cardsIn: (key: BinKey): readonly Card[] => sortedIn(key) ?? NO_CARDS,
    countIn: (key: BinKey): number => bins.get(key)?.length ?? 0,
    /** What the cards of a bin amount to; worked out once after each change of it. */
    amountIn: (key: BinKey): Amount => {
      const amount = amounts.get(key) ?? amountOf(bins.get(key) ?? NO_CARDS, facts.sub_jobs, config.category);
      amounts.set(key, amount);
      return amount;
    },
    /** Where the card is shown; undefined when it is not. */
    binOf: (cardKey: string): BinKey | undefined => places().get(cardKey),
    /** Works out what a first pick-up and a first drop ask for, while nobody waits for it. */
    prepare: (): void => {
      cardIndex(facts.cards);
      subJobIndex(facts.sub_jobs);
      places();
      for (const key of unsorted) sortedIn(key);
    },
    view: (key: string): CardView | undefined => {
      const card = facts.cards.get(key);
      const subJob = card && facts.sub_jobs.get(card.job_detail_id);
      if (!card || !subJob) return undefined;
      const known = views.get(key);
      if (known?.card === card && known.subJob === subJob) return known;
      const view = { card, subJob };
      views.set(key, view);
      return view;
    },
    onCard: (key: string, listener: () => void): (() => void) => {
      const card = facts.cards.get(key);
      const offCard = channels.subscribe(`card ${key}`, listener);
      const offJob = card ? channels.subscribe(`job ${card.job_detail_id}`, listener) : null;
      return () => {
        offCard();
        offJob?.();
      };
    },
    onBin: (key: BinKey, listener: () => void) => channels.subscribe(`bin ${key}`, listener),
    /** When a bin of that day, or of that stage, changes. */
    onDay: (day: CivilDate, listener: () => void) => channels.subscribe(`day ${day}`, listener),
    onStage: (stage: Stage, listener: () => void) => channels.subscribe(`stage ${stage}`, listener),
    onShape: (listener: () => void) => channels.subscribe(SHAPE, listener),
    /** When other days of the board are without work. */
    onWorkdays: (listener: () => void) => channels.subscribe(WORKDAYS, listener),
    /** After every change of the board. */
    onAny: (listener: () => void) => channels.subscribe(ANY, listener),

    /** Lets days without work refuse cards, once they can be read [SDY-001]. */
    setDayRule: (day_rule: DayRule): void => {
      facts = { ...facts, day_rule };
    },
    /** What news is taken in beneath. */
    setLayer: (next: Layer | null): void => {
      layer = next;
    },
    /** Shows the changes of a decision before the server answers. */
    apply: (changes: readonly Change[]): Applied => {
      const applied = applyChanges(facts, changes, facts.crews);
      showMove(applied.state, applied);
      return applied;
    },
    /** Puts the cards of a refused move back, and only those [BRD-064]. */
    rollback: (applied: Applied): void => showMove(rollback(facts, applied), applied),
    /** Takes in rows that are not older than the known ones [BRD-012]. */
    merge: (news: News): void =>
      under(() => {
        const merged = mergeAnswer(facts, withoutKnown(facts, news));
        const crews = new Map(news.crews?.map((crew) => [crew.id, crew]));
        if (news.crews !== undefined && JSON.stringify([...crews]) !== JSON.stringify([...facts.crews]))
          show({ ...merged.state, crews });
        else if (merged.state !== facts) showMove(merged.state, merged);
        showDays(news);
      }),
    /** Takes in a whole answer: what it does not list is gone. */
    replace: (next: BoardAnswer, nextRights: BoardRights): void =>
      under(() => {
        days = next.days;
        const fresh = boardState(next);
        const kept = withoutKnown(facts, next);
        const isNew = new Set(kept.cards.map((card) => card.key));
        const newJobs = new Set(kept.sub_jobs.map((subJob) => subJob.id));
        const cards = new Map(
          [...fresh.cards].map(([key, card]) => {
            const known = facts.cards.get(key);
            // An event can have overtaken the answer.
            return [key, known && (!isNew.has(key) || known.version > card.version) ? known : card];
          }),
        );
        const sub_jobs = new Map(
          [...fresh.sub_jobs].map(([id, subJob]) => [
            id,
            newJobs.has(id) ? subJob : (facts.sub_jobs.get(id) ?? subJob),
          ]),
        );
        show({
          cards,
          sub_jobs,
          today: next.today,
          date: next.date,
          rights: nextRights,
          crews: new Map(next.crews.map((crew) => [crew.id, crew])),
        });
        showDays(next);
      }),
  };
};

export type BoardStore = ReturnType<typeof createBoardStore>;
