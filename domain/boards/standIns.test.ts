import { describe, expect, it } from 'vitest';
import { CATEGORY } from '../statuses';
import { aBoard, aCardOf, aSubJob, shownIn } from './testBoard';
import { withStandIns } from './standIns';

describe('stand-in cards', () => {
  it('stand for the phases that a pebble sub-job lacks, slurry only with a pickup, with id -1 and status 2 [BAPI-018]', () => {
    const subJobs = [aSubJob({ id: 9001 }), aSubJob({ id: 9002, is_slurry_pickup: false })];
    const cards = withStandIns(subJobs, [
      aCardOf('APP', { id: 1 }),
      aCardOf('PREP', { id: 2, job_detail_id: 9002, status_id: 6 }),
    ]);
    expect(cards.filter((card) => card.id === -1).map((card) => [card.key, card.status_id, card.version])).toEqual([
      ['stand-in:9001:1', 2, 0],
      ['stand-in:9001:3', 2, 0],
      ['stand-in:9001:5', 2, 0],
      ['stand-in:9002:2', 2, 0],
      ['stand-in:9002:3', 2, 0],
    ]);
  });

  it('stands for Day 1 of a gunite sub-job without history, and for nothing on a warranty sub-job [BAPI-018]', () => {
    const subJobs = [
      aSubJob({ id: 1, category_id: CATEGORY.GUNITE }),
      aSubJob({ id: 2, category_id: CATEGORY.GUNITE }),
      aSubJob({ id: 3, category_id: CATEGORY.WARRANTY }),
    ];
    const cards = withStandIns(subJobs, [aCardOf('FLASH', { id: 5, job_detail_id: 2 })]);
    expect(cards.map((card) => [card.key, card.type_id])).toEqual([
      ['gunite_history:5', 9],
      ['stand-in:1:g1', 1],
    ]);
  });

  it('is placed as a pending card, also when all preps are done', () => {
    const facts = aBoard({
      cards: [aCardOf('PREP', { id: 1, status_id: 5 })],
      sub_jobs: [aSubJob({ id: 9001 })],
      standIns: true,
    });
    expect(['stand-in:9001:2', 'stand-in:9001:3'].map((key) => shownIn(facts, key))).toEqual([
      'readyToApply:APP',
      'unassigned:DETAIL',
    ]);
  });
});
