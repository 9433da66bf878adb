import { describe, expect, it } from 'vitest';
import { neededFacts } from './neededFacts';
import { aBoard, aCardOf, TODAY } from './testBoard';

const ids = (count: number, from: number): number[] => Array.from({ length: count }, (_, at) => from + at);
const onItsOwn = (id: number) => ({ id, job_id: id, job_detail_id: id });

const waiting = ids(300, 1000).map((id) => aCardOf('APP', { ...onItsOwn(id), date: TODAY }));
const slurry = ids(2, 2000).map((id) => aCardOf('SLURRY', { ...onItsOwn(id), date: TODAY, job_order: id }));
const ofOthers = ids(300, 3000).map((id) => aCardOf('APP', { ...onItsOwn(id), date: TODAY, crew_id: 22 }));
const ofCrew = ids(3, 4000).map((id) => aCardOf('APP', { ...onItsOwn(id), date: TODAY, crew_id: 21, job_order: id }));
const carried = aCardOf('APP', onItsOwn(1));
const board = aBoard({ cards: [carried, ...waiting, ...slurry, ...ofOthers, ...ofCrew] });

describe('what a move can touch', () => {
  it('is the card and the line of its target, not what waits on the same day or belongs to another crew', () => {
    const { cards, sub_jobs } = neededFacts(board, [{ key: carried.key, to: `assigned:APP:21:${TODAY}` }]);
    expect([...cards.keys()].toSorted()).toEqual([carried, ...ofCrew].map(({ key }) => key).toSorted());
    expect([...sub_jobs.keys()].toSorted((a, b) => a - b)).toEqual([1, 4000, 4001, 4002]);
  });

  it('is all slurry of a day when slurry is moved, whatever its crew', () => {
    const [one] = slurry;
    const { cards } = neededFacts(board, [{ key: one?.key ?? '', to: 'onHold:SLURRY' }]);
    expect([...cards.keys()].toSorted()).toEqual(slurry.map(({ key }) => key).toSorted());
  });
});
