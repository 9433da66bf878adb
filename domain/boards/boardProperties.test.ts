import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { weekOf } from '../civilDate';
import { guniteSummary } from '../gunite/summary';
import { pebbleSummary } from '../pebble/summary';
import { CATEGORY } from '../statuses';
import { applyChanges, rollback } from './applyChanges';
import { parseBinKey } from './bins';
import { isOrdered } from './binSort';
import { type ShownBoard, binIndex, viewContext } from './boardFacts';
import { cardIndex } from './cardIndex';
import { cascade } from './cascade';
import { cardKind } from './cardKind';
import { guniteRows } from './deriveGunite';
import { draftOf } from './draft';
import { canDrop, verdictsOf } from './dropRules';
import type { BoardCategory, CardKind } from './kinds';
import { allBins, binsOf } from './layout';
import { decideMove } from './moves';
import { neededFacts } from './neededFacts';
import { orderAt } from './order';
import { placeCards } from './placeCards';
import { placeTouched } from './placeTouched';
import { decideReorder } from './reorder';
import { decideReschedule } from './reschedule';
import { decideSetAwaitingBuilder } from './setAwaitingBuilder';
import { aBoard, aCardOf, ALL_MOVER, aSubJob, CREWS, EDITOR, standsIn, TODAY } from './testBoard';
import type { Card, MoveDecision } from './types';
import { type Refusal, isRefusal } from '../refusals/refusal';

const KINDS: Readonly<Record<'pebble' | 'gunite', readonly CardKind[]>> = {
  pebble: ['PREP', 'APP', 'APP', 'DETAIL', 'SLURRY', 'P-REPAIR'],
  gunite: ['G1', 'G2-8', 'FLASH', 'G-REPAIR'],
};
const CREW_IDS: Readonly<Record<string, readonly number[]>> = {
  PREP: [11, 12],
  APP: [21, 22],
  DETAIL: [31],
  SLURRY: [],
  'P-REPAIR': [11, 21, 31],
};
const DATES = ['2026-03-04', TODAY, '2026-03-06', '2026-03-20'];
/** Statuses of entries that have neither date nor crew. */
const NO_DATE = [3, 4, 6, 19];
const SUB_JOBS = [9001, 9002, 9003, 9004];

/** Boards with four sub-jobs of two jobs, in states that the data rules allow. */
const aRandomBoard = (category: 'pebble' | 'gunite'): fc.Arbitrary<ShownBoard> => {
  const status = fc.constantFrom(null, 1, 2, 2, 2, 3, 4, 5, 6, 7, 17);
  const card = fc.record({
    kind: fc.constantFrom(...KINDS[category]),
    subJob: fc.constantFrom(...SUB_JOBS),
    status,
    isPlaced: fc.boolean(),
    waits: fc.boolean(),
    date: fc.constantFrom(...DATES),
    crew: fc.nat(1),
    order: fc.constantFrom(null, 1, 2, 3, 8),
    phase: fc.constantFrom(0, 0, 1, 2, 3),
  });
  const subJob = fc.record({ status: fc.constantFrom(null, 1, 2, 2, 3, 6, 19), is_slurry_pickup: fc.boolean() });
  return fc
    .tuple(
      fc.array(card, { maxLength: 16 }),
      fc.array(subJob, { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([cards, subJobs, all, isDay]) =>
      aBoard({
        category,
        view: isDay ? 'day' : 'week',
        rights: all ? ALL_MOVER : EDITOR,
        standIns: true,
        sub_jobs: SUB_JOBS.map((id, index) =>
          aSubJob({
            id,
            job_id: id < 9003 ? 501 : 502,
            category_id: category === 'pebble' ? CATEGORY.PEBBLE : CATEGORY.GUNITE,
            status_id: subJobs[index]?.status ?? null,
            is_slurry_pickup: subJobs[index]?.is_slurry_pickup ?? false,
            awaiting_builder_date: subJobs[index]?.status === 19 ? '2026-03-01' : null,
          }),
        ),
        cards: cards.map(
          ({ kind, subJob: job_detail_id, status: status_id, isPlaced, waits, date, crew, order, phase }, index) => {
            const isRepair = kind === 'P-REPAIR' || kind === 'G-REPAIR';
            const own = isRepair && waits ? 19 : status_id;
            const isHeld = NO_DATE.includes(own ?? 2);
            const holds = isPlaced && !isHeld;
            const crews = category === 'gunite' ? [41, 42] : (CREW_IDS[kind] ?? []);
            return aCardOf(kind === 'G2-8' && isHeld ? 'G1' : kind, {
              id: index + 1,
              job_detail_id,
              job_id: job_detail_id < 9003 ? 501 : 502,
              status_id: own,
              date: holds || (kind === 'G2-8' && !isHeld) ? date : null,
              crew_id: holds ? (crews[crew % Math.max(crews.length, 1)] ?? null) : null,
              job_order: holds && !isRepair ? order : null,
              ...(kind === 'P-REPAIR' && { phase_id: phase }),
            });
          },
        ),
      }),
    );
};

/** A board, one of its cards, a bin (`taking` of five times one that takes the card) and a place. */
const aMove = (category: 'pebble' | 'gunite', taking: number) =>
  aRandomBoard(category)
    .filter((facts) => facts.cards.size > 0)
    .chain((facts) => {
      const bins = allBins(binsOf(facts.config, weekOf(TODAY), CREWS, new Map()));
      return fc.constantFrom(...facts.cards.values()).chain((card) => {
        const verdicts = verdictsOf(card, facts.config);
        const takers = bins.filter((bin) => verdicts.get(bin.zone) === null);
        return fc.record({
          facts: fc.constant(facts),
          key: fc.constant(card.key),
          to: fc
            .oneof(
              { weight: taking, arbitrary: fc.constantFrom(...takers) },
              { weight: 5 - taking, arbitrary: fc.constantFrom(...bins) },
            )
            .map((bin) => bin.key),
          index: fc.option(fc.nat(5), { nil: undefined }),
        });
      });
    });

const decided = (category: 'pebble' | 'gunite', taking: number) =>
  aMove(category, taking).map(({ facts, key, to, index }) => ({
    facts,
    key,
    to,
    decision: decideMove(facts, { key, to, index }),
  }));

type Decided<D> = { facts: ShownBoard; key: string; to: string; decision: D };
const isAccepted = (drop: Decided<MoveDecision | Refusal>): drop is Decided<MoveDecision> => !isRefusal(drop.decision);

const after = (facts: ShownBoard, changes: Parameters<typeof applyChanges>[1]): ShownBoard => ({
  ...facts,
  ...applyChanges(facts, changes, facts.crews).state,
});

/** An accepted drop with the board before and after it. */
const anAcceptedDrop = (category: 'pebble' | 'gunite') =>
  decided(category, 4)
    .filter(isAccepted)
    .map((drop) => ({ ...drop, now: after(drop.facts, drop.decision.changes) }));

/** The ways in which a card may end elsewhere than where it was dropped. */
const endsElsewhere = (facts: ShownBoard, key: string, to: string, landed: string | null): boolean => {
  const card = facts.cards.get(key);
  const bin = parseBinKey(to);
  const subJob = card && facts.sub_jobs.get(card.job_detail_id);
  if (!card || !bin || !subJob) return false;
  if (landed === null)
    return (
      subJob.status_id === 1 || subJob.status_id === 6 || (cardKind(card) === 'SLURRY' && !subJob.is_slurry_pickup)
    );
  if (landed === 'awaitingBuilder')
    return subJob.status_id === 19 && (bin.kind === 'unassigned' || bin.kind === 'readyToApply');
  return (
    cardKind(card) === 'APP' &&
    ['unassigned:APP', 'readyToApply:APP'].includes(to) &&
    ['unassigned:APP', 'readyToApply:APP'].includes(landed)
  );
};

const CATEGORIES: readonly Extract<BoardCategory, 'pebble' | 'gunite'>[] = ['pebble', 'gunite'];

describe.each(CATEGORIES)('a decision on the part of a %s board that a move can touch', (category) => {
  it('is that of the whole board, change by change', () => {
    fc.assert(
      fc.property(decided(category, 4), ({ facts, key, to }) => {
        for (const index of [undefined, 0])
          expect(decideMove(neededFacts(facts, [{ key, to }]), { key, to, index })).toEqual(
            decideMove(facts, { key, to, index }),
          );
      }),
    );
  });
});
describe.each(CATEGORIES)('any drop on a %s board', (category) => {
  const drop = anAcceptedDrop(category);

  it('is refused, with no changes, where a drop rule says no [BRD-051]', () => {
    const refusedByRule = decided(category, 0).filter(({ facts, key, to }) => {
      const card = facts.cards.get(key);
      const [from, target] = [parseBinKey(standsIn(facts, key) ?? ''), parseBinKey(to)];
      return (
        card !== undefined && from !== null && target !== null && canDrop(card, from, target, facts.config) !== null
      );
    });
    fc.assert(
      fc.property(refusedByRule, ({ decision }) => {
        expect(isRefusal(decision)).toBe(true);
        expect(decision).not.toHaveProperty('changes');
      }),
    );
  });

  it('ends where placement puts the card, which is the bin of the drop but for the known exceptions', () => {
    fc.assert(
      fc.property(drop, ({ key, to, decision, now }) => {
        expect(standsIn(now, key)).toBe(decision.to);
        expect(decision.to === to || endsElsewhere(now, key, to, decision.to)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('leaves every bin that it touched numbered 1..n without gaps, and a second time changes nothing [BRD-061 BRD-063]', () => {
    fc.assert(
      fc.property(drop, ({ decision, now }) => {
        const bins = binIndex(now);
        for (const bin of decision.affectedBins.filter((key) => key.startsWith('assigned'))) {
          const ordered = bins.cardsIn(bin).filter(isOrdered);
          expect(ordered.map(({ job_order, position }) => ({ job_order, position }))).toEqual(
            ordered.map((_, at) => orderAt(at)),
          );
          expect(
            decideReorder(
              now,
              ordered.map((card) => ({ key: card.key, order: card.job_order ?? 8 })),
            ),
          ).toMatchObject({ changes: [] });
        }
      }),
      { numRuns: 200 },
    );
  });

  it('leaves a card on hold, weeping or awaiting without date, crew and foreman [BRD-034 BRD-035]', () => {
    const isWrong = (card: Card) =>
      NO_DATE.includes(card.status_id ?? 2) &&
      (card.date !== null || card.crew_id !== null || card.foreman_id !== null);
    fc.assert(
      fc.property(drop, ({ now }) => {
        expect([...now.cards.values()].filter(isWrong)).toEqual([]);
      }),
    );
  });

  it('is placed by what it changed as a board that is laid out anew', () => {
    const days = weekOf(TODAY);
    fc.assert(
      fc.property(drop, ({ facts, decision, now }) => {
        const { cards, sub_jobs } = applyChanges(facts, decision.changes, facts.crews);
        const before = placeCards(facts, viewContext(facts, days));
        const places = new Map([...before].flatMap(([bin, list]) => list.map((card) => [card.key, bin])));
        const subJobs = new Set([
          ...sub_jobs.keys(),
          ...[...cards.values()].flatMap(({ before: was, after: is }) =>
            [was, is].flatMap((card) => card?.job_detail_id ?? []),
          ),
        ]);
        const { bins } = placeTouched(
          {
            bins: before,
            cards: facts.cards,
            cardsIn: (key) => before.get(key),
            binOf: (key) => places.get(key),
          },
          now,
          days,
          { subJobs, keys: cards.keys() },
        );
        expect(new Map(bins)).toEqual(placeCards(now, viewContext(now, days)));
      }),
      { numRuns: 200 },
    );
  });

  it('carries the index of the cards on as one that is made anew', () => {
    const sorted = (groups: ReadonlyMap<unknown, readonly Card[]>) =>
      new Map([...groups].map(([key, cards]) => [key, cards.toSorted((a, b) => a.key.localeCompare(b.key))]));
    fc.assert(
      fc.property(drop, ({ facts, decision }) => {
        cardIndex(facts.cards);
        const carried = cardIndex(applyChanges(facts, decision.changes, facts.crews).state.cards);
        const anew = cardIndex(
          new Map(applyChanges({ ...facts, cards: new Map(facts.cards) }, decision.changes, facts.crews).state.cards),
        );
        for (const group of ['ofSubJob', 'ofJob', 'onLine'] as const)
          expect(sorted(carried[group])).toEqual(sorted(anew[group]));
      }),
      { numRuns: 200 },
    );
  });

  it('can be put back as it was [BRD-064]', () => {
    fc.assert(
      fc.property(drop, ({ facts, decision }) => {
        const applied = applyChanges(facts, decision.changes, facts.crews);
        const back = rollback(applied.state, applied);
        expect([...back.cards.values()]).toEqual([...facts.cards.values()]);
        expect([...back.sub_jobs.values()]).toEqual([...facts.sub_jobs.values()]);
      }),
    );
  });
});

describe('any drop on a gunite board', () => {
  it('leaves no Day 2 to 8 entry without a date [BRD-036]', () => {
    fc.assert(
      fc.property(anAcceptedDrop('gunite'), ({ now }) => {
        expect([...now.cards.values()].filter((card) => cardKind(card) === 'G2-8' && card.date === null)).toEqual([]);
      }),
    );
  });

  it('leaves dates, yards and crews in agreement with the history [BRD-038 GUN-020]', () => {
    fc.assert(
      fc.property(anAcceptedDrop('gunite'), ({ key, decision, now }) => {
        const draft = draftOf(now);
        const made = new Set(decision.changes.some((change) => change.key === key) ? [key] : []);
        for (const subJob of now.sub_jobs.values()) {
          const { finished_date: _, ...expected } = guniteSummary(guniteRows(draft.entriesOf(subJob.id), made));
          expect(subJob.gunite_summary).toMatchObject(expected);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('19 and the day since which a job waits go together [BRD-043]', () => {
    fc.assert(
      fc.property(anAcceptedDrop('gunite'), ({ now }) => {
        expect(
          [...now.sub_jobs.values()].filter(
            (subJob) => (subJob.status_id === 19) !== (subJob.awaiting_builder_date !== null),
          ),
        ).toEqual([]);
      }),
    );
  });

  it('another date or crew keeps the type of every card, and is for Day 2 to 8 alone [BRD-050]', () => {
    const change = aMove('gunite', 0).chain(({ facts, key }) =>
      fc.record({
        facts: fc.constant(facts),
        key: fc.constant(key),
        crew_id: fc.constantFrom(null, 41, 42),
        date: fc.constantFrom(...DATES),
      }),
    );
    fc.assert(
      fc.property(change, ({ facts, key, crew_id, date }) => {
        const decision = decideReschedule(facts, { key, crew_id, date });
        const card = facts.cards.get(key);
        expect(card !== undefined && cardKind(card) !== 'G2-8' && !isRefusal(decision)).toBe(false);
        if (isRefusal(decision)) return;
        const now = after(facts, decision.changes);
        expect([...now.cards.values()].map(({ type_id }) => type_id)).toEqual(
          [...facts.cards.values()].map(({ type_id }) => type_id),
        );
        expect(now.cards.get(key)).toMatchObject({ crew_id, date });
        expect(standsIn(now, key)).toBe(decision.to);
      }),
      { numRuns: 200 },
    );
  });
});

describe('any drop on a pebble board', () => {
  it('leaves the derived dates, crews and statuses in agreement with the entries [BRD-038]', () => {
    fc.assert(
      fc.property(anAcceptedDrop('pebble'), ({ key, decision, now }) => {
        const draft = draftOf(now);
        const isMade = decision.changes.some((change) => change.key === key);
        for (const subJob of now.sub_jobs.values()) {
          const rows = draft
            .entriesOf(subJob.id)
            .filter((card) => card.entity === 'crew_information' && (card.id > 0 || (isMade && card.key === key)));
          const { app_date: _, ...expected } = pebbleSummary(
            rows.map((row) => ({ ...row, phase_type_id: row.phase_id })),
            null,
          );
          expect(subJob.summary).toMatchObject(expected);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('19 and the day since which a job waits go together [BRD-043]', () => {
    fc.assert(
      fc.property(anAcceptedDrop('pebble'), ({ now }) => {
        expect(
          [...now.sub_jobs.values()].filter(
            (subJob) => (subJob.status_id === 19) !== (subJob.awaiting_builder_date !== null),
          ),
        ).toEqual([]);
      }),
    );
  });
});

describe('the cascade on any board', () => {
  it('a second time changes nothing [BRD-040 BRD-041]', () => {
    fc.assert(
      fc.property(
        aRandomBoard('pebble'),
        fc.constantFrom(...SUB_JOBS),
        fc.constantFrom('into' as const, 'out' as const),
        (facts, id, direction) => {
          const draft = draftOf(facts);
          cascade(draft, id, direction, null);
          const once = draft.changes();
          cascade(draft, id, direction, null);
          expect(draft.changes()).toEqual(once);
        },
      ),
    );
  });

  it('set by the card menu, it changes nothing when the job already is as asked [BRD-049]', () => {
    fc.assert(
      fc.property(aRandomBoard('pebble'), fc.constantFrom(...SUB_JOBS), fc.boolean(), (facts, id, isWaiting) => {
        const first = decideSetAwaitingBuilder(facts, id, isWaiting);
        const second = decideSetAwaitingBuilder(isRefusal(first) ? facts : after(facts, first.changes), id, isWaiting);
        expect(second).toEqual(isRefusal(first) ? first : { changes: [], affectedBins: [] });
      }),
    );
  });
});
