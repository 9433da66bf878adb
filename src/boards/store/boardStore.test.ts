import { describe, expect, it } from 'vitest';
import { boardConfig } from '#domain/boards/config';
import { binsOf } from '#domain/boards/layout';
import { viewContext } from '#domain/boards/boardFacts';
import { placeCards } from '#domain/boards/placeCards';
import { decideMove } from '#domain/boards/moves';
import { aBoardAnswer, PEBBLE_WEEK } from '../stories/boardData';
import { SCHEDULER } from '../stories/fakeBoardApi';
import { createBoardStore, shownLayout } from './boardStore';
import { isRefusal } from '#domain/refusals/refusal';

const FROM = 'unassigned:PREP';
const TO = 'assigned:PREP:1001:2026-03-05';

const aStore = (jobs = 34) => createBoardStore(PEBBLE_WEEK, aBoardAnswer({ jobs }), SCHEDULER);

/** Moves the first waiting Prep card to a crew's day, and tells who heard of it. */
const moved = (store = aStore()) => {
  const [card] = store.cardsIn(FROM);
  if (!card) throw new Error('no card waits');
  const heard: string[] = [];
  const bins = [
    FROM,
    TO,
    'onHold:PREP',
    'assigned:PREP:1002:2026-03-05',
    'unassigned:APP',
    'assigned:APP:2001:2026-03-05',
  ];
  for (const key of bins) store.onBin(key, () => heard.push(key));
  for (const { key } of store.facts().cards.values()) store.onCard(key, () => heard.push(key));
  const decision = decideMove(store.facts(), { key: card.key, to: TO });
  if (isRefusal(decision)) throw new Error(decision.rule);
  const applied = store.apply(decision.changes);
  return { store, card, heard, applied };
};

describe('the store of a board', () => {
  it('draws the moved card, its source and its target, and nothing else', () => {
    const { heard, card, store } = moved();
    const siblings = [...store.facts().cards.values()]
      .filter((other) => other.job_detail_id === card.job_detail_id)
      .map(({ key }) => key);
    expect(heard.filter((key) => key.includes(':PREP') || key.includes(':APP'))).toEqual(
      expect.arrayContaining([FROM, TO]),
    );
    expect(heard.filter((key) => key.startsWith('onHold') || key.includes(':1002:') || key.includes('APP'))).toEqual(
      [],
    );
    expect(heard.filter((key) => key.startsWith('crew_information') && !siblings.includes(key))).toEqual([]);
    expect(store.binOf(card.key)).toBe(TO);
  });
  it('keeps the cards of untouched bins as they are', () => {
    const store = aStore();
    const before = store.cardsIn('unassigned:APP');
    moved(store);
    expect(store.cardsIn('unassigned:APP')).toBe(before);
  });
  it('stands after many moves and refusals as if it had been loaded so', () => {
    const store = aStore(60);
    const targets = [
      TO,
      'assigned:PREP:1002:2026-03-06',
      'onHold:PREP',
      'awaitingBuilder',
      'unassigned:APP',
      'assigned:APP:2001:2026-03-05',
      'onHold:APP',
      'weeping:APP',
      FROM,
    ];
    const applied = [...store.facts().cards.keys()].flatMap((key, index) => {
      const decision = decideMove(store.facts(), { key, to: targets[index % targets.length] ?? TO, index: 0 });
      return isRefusal(decision) || decision.changes.length === 0 ? [] : [store.apply(decision.changes)];
    });
    expect(applied.length).toBeGreaterThan(20);
    for (const one of applied.toReversed().slice(0, 7)) store.rollback(one);
    const facts = store.facts();
    const placed = placeCards(facts, viewContext(facts, store.days()));
    const binsNow = new Set([...facts.cards.keys()].flatMap((key) => store.binOf(key) ?? []));
    expect([...binsNow].toSorted()).toEqual([...placed.keys()].toSorted());
    for (const [key, cards] of placed) expect(store.cardsIn(key)).toEqual(cards);
    expect(targets.filter((key) => !placed.has(key) && store.cardsIn(key).length > 0)).toEqual([]);
  });
  it('puts a refused card back where it was, with its fields and its bin [BRD-064]', () => {
    const { store, card, applied } = moved();
    store.rollback(applied);
    expect(store.facts().cards.get(card.key)).toEqual(card);
    expect(store.binOf(card.key)).toBe(FROM);
  });
  it('takes only newer rows from others, and leaves what it knows alone [BRD-012]', () => {
    const store = aStore();
    const [card] = store.cardsIn(FROM);
    if (!card) throw new Error('no card waits');
    let drawn = 0;
    store.onCard(card.key, () => {
      drawn += 1;
    });
    store.merge({ cards: [{ ...card }] });
    store.merge({ cards: [{ ...card, version: 0, status_id: 3 }] });
    expect([drawn, store.binOf(card.key)]).toEqual([0, FROM]);
    store.merge({ cards: [{ ...card, version: 2, status_id: 3 }] });
    expect([drawn, store.binOf(card.key)]).toEqual([1, 'onHold:PREP']);
  });
  it('stands as a board that is loaded anew after what others moved, made and deleted [BRD-012]', () => {
    const [store, other] = [aStore(), moved().store];
    const [gone] = store.cardsIn('unassigned:APP');
    const cards = [...other.facts().cards.values()].filter(({ key }) => key !== gone?.key);
    const changed = cards.filter((card) => JSON.stringify(store.facts().cards.get(card.key)) !== JSON.stringify(card));
    expect(changed.length).toBeGreaterThan(0);
    store.merge({ cards: changed, sub_jobs: [...other.facts().sub_jobs.values()], removed: [gone?.key ?? ''] });
    const anew = placeCards(store.facts(), viewContext(store.facts(), store.days()));
    for (const key of new Set([FROM, TO, 'unassigned:APP', 'unassigned:DETAIL', ...anew.keys()]))
      expect(store.cardsIn(key)).toEqual(anew.get(key) ?? []);
    expect(store.cardsIn(TO)).toHaveLength(1);
  });
  it('passes over a renumbered card whose sub-job it does not show [BRD-012]', () => {
    const store = aStore();
    const [card] = store.cardsIn(FROM);
    if (!card) throw new Error('no card waits');
    store.merge({
      cards: [{ ...card, key: 'crew_information:999999', id: 999_999, job_detail_id: 999_999, position: 4 }],
    });
    expect(store.facts().cards.has('crew_information:999999')).toBe(false);
    store.merge({ cards: [{ ...card, position: 4 }] });
    expect(store.view(card.key)?.card.position).toBe(4);
  });
  it('forgets cards that are gone', () => {
    const store = aStore();
    const [card] = store.cardsIn(FROM);
    store.merge({ removed: [card?.key ?? ''] });
    expect(store.view(card?.key ?? '')).toBeUndefined();
    expect(store.cardsIn(FROM)).not.toContain(card);
  });
  it('shows another week when it is filled anew', () => {
    const store = aStore();
    let reshaped = 0;
    store.onShape(() => {
      reshaped += 1;
    });
    store.replace(aBoardAnswer({ date: '2026-03-11' }), SCHEDULER);
    expect(store.days()[0]).toBe('2026-03-09');
    expect(store.layout().groups[0]?.rows[0]?.bins[0]?.key).toBe('assigned:PREP:1001:2026-03-09');
    expect(reshaped).toBe(1);
  });
});

const kinds = (category: 'gunite' | 'pebble') => {
  const { groups, loose } = shownLayout(binsOf(boardConfig(category, 'week'), ['2026-03-11'], [], new Map()));
  return { first: groups[0]?.trays.map(({ kind }) => kind), loose: loose.map(({ kind }) => kind) };
};

describe('the trays of a board', () => {
  it('stand together on a board of one group, Awaiting Builder last [BRD-006]', () => {
    expect(kinds('gunite')).toEqual({ first: ['unassigned', 'onHold', 'weeping', 'awaitingBuilder'], loose: [] });
  });
  it('of no group stand by themselves where there are several', () => {
    expect(kinds('pebble')).toEqual({ first: ['unassigned', 'onHold'], loose: ['awaitingBuilder'] });
  });
});
