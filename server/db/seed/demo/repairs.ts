import { addDays } from '#domain/civilDate';
import { STATUS } from '#domain/statuses';
import * as tables from '../../tables';
import type { DemoContext } from './context';
import { workday } from './crewDays';
import type { CrewWork } from './crews';
import { randomOf } from './random';

/** Work, division and phase of a repair; 0 stands in "Crew Repair" until a crew is chosen. */
const KINDS: readonly { work: CrewWork; division: number; phase: number | null }[] = [
  { work: 'prep', division: 3, phase: 1 },
  { work: 'app', division: 3, phase: 2 },
  { work: 'detail', division: 3, phase: 3 },
  { work: 'gunite', division: 2, phase: null },
];

const NOTES: readonly string[] = [
  'Patch 2 ft at the bench.',
  'Chip out and re-apply the step.',
  'Grind the rough spot.',
  'Epoxy the crack.',
  'Reset the fitting.',
];

/** Adds the crew repairs of a warranty: planned, waiting, held or done; answers their divisions. */
export const repairMaker = ({ store, today, crews }: DemoContext) => {
  const random = randomOf('repairs');
  return (job_detail_id: number, isComplete: boolean): number[] =>
    Array.from(
      {
        length: random.weighted([
          [1, 5],
          [2, 1],
        ]),
      },
      () => {
        const kind = random.pick(KINDS);
        const state = isComplete
          ? 'done'
          : random.weighted([
              ['planned', 6],
              ['waiting', 4],
              ['onHold', 1],
              ['awaitingBuilder', 1],
            ]);
        const isPlaced = state === 'planned' || state === 'done';
        const crew = random.pick(crews.filter((candidate) => candidate.work === kind.work && candidate.isActive));
        const isRepairBin = kind.division === 3 && !isPlaced && random.chance(0.6);
        store.add(tables.crewRepairJob, {
          job_detail_id,
          company_division_id: kind.division,
          crew_id: isPlaced ? crew.id : null,
          pebble_phase_type_id: isRepairBin ? 0 : kind.phase,
          date: isPlaced ? workday(addDays(today, state === 'done' ? -random.int(3, 50) : random.int(0, 12))) : null,
          status_id: {
            done: STATUS.COMPLETE,
            planned: STATUS.PENDING,
            waiting: STATUS.PENDING,
            onHold: STATUS.ON_HOLD,
            awaitingBuilder: STATUS.AWAITING_BUILDER,
          }[state],
          notes: random.pick(NOTES),
        });
        return kind.division;
      },
    );
};
