import { boardConfig } from '#domain/boards/config';
import { fieldworker } from '#domain/boards/timeGrid/fieldworkers';
import { jobCard, visitCard } from '#domain/boards/timeGrid/visitCard';
import { wallTime } from '#domain/wallTime';
import type { BoardAnswer, BoardCrew, Card, SubJob } from '#domain/boards/types';
import { addDays, weekOf } from '#domain/civilDate';
import { CATEGORY, STATUS } from '#domain/statuses';
import { aSubJob, type StoryBoard } from './boardData';
import { seeded } from './seeded';

const TODAY = '2026-03-05';
const PRIORITIES = ['Emergency', 'High', 'Normal', 'Low'] as const;
const NAMES = ['Ana Ruiz', 'Ben Olsen', 'Carl Adams', 'Dora Vance', 'Eli Moss'] as const;
const COMPLAINTS = [
  'Pool loses about half an inch a day.',
  'Grey cloud on the north wall since start-up.',
  'Tile loose over four feet.',
  'Return fitting turns with the eyeball.',
] as const;
const WAITING = [STATUS.TO_BE_SCHEDULED, STATUS.TO_BE_SCHEDULED, STATUS.ON_HOLD, STATUS.AWAITING_BUILDER] as const;

const storyWorkers = (times = 1): BoardCrew[] =>
  Array.from({ length: NAMES.length * times }, (_, index) =>
    fieldworker({
      id: index + 1,
      name: NAMES[index % NAMES.length] ?? '',
      is_active: true,
      isOfWarranty: true,
      sort_order: index,
    }),
  );

/**
 * Visits that tell something by themselves: overlapping, without a worker, complete, past due, off the steps, to the
 * end of the day.
 */
const SPECIAL = [
  { day: 3, worker: 1, start: 540, end: 660, completion: false },
  { day: 3, worker: 1, start: 600, end: 720, completion: false },
  { day: 3, worker: null, start: 480, end: 540, completion: false },
  { day: 3, worker: 2, start: 450, end: 540, completion: true },
  { day: 1, worker: 2, start: 540, end: 600, completion: false },
  { day: 3, worker: 3, start: 545, end: 575, completion: false },
  { day: 3, worker: 4, start: 1320, end: 1440, completion: false },
] as const;

/** A warranty board with as many sub-jobs as asked for: three in four have a visit in the week, the others wait. */
export const aWarrantyAnswer = ({
  jobs = 40,
  longNames = false,
  crewTimes = 1,
  view = 'week',
}: StoryBoard = {}): BoardAnswer => {
  const random = seeded(7);
  const days = weekOf(TODAY);
  const crews = storyWorkers(crewTimes);
  const plan = { random, days, today: TODAY, crews, longNames };
  const sub_jobs: SubJob[] = [];
  const cards: Card[] = [];
  for (let id = 1; id <= jobs; id += 1) {
    const special = SPECIAL[id - 1];
    const isVisited = special !== undefined || id % 4 !== 0;
    const status_id = isVisited ? STATUS.SCHEDULED : random.of(WAITING);
    const subJob: SubJob = {
      ...aSubJob(id, plan),
      category_id: CATEGORY.WARRANTY,
      status_id,
      summary: null,
      requested_app_date: null,
      description: random.of(COMPLAINTS),
      priority_id: 1 + (id % 4),
      priority: PRIORITIES[id % 4] ?? null,
      creation_date: addDays(TODAY, -(id % 40)),
    };
    sub_jobs.push(subJob);
    cards.push(jobCard(subJob));
    if (!isVisited) continue;
    const start = special?.start ?? 420 + random.between(0, 36) * 15;
    const day = days[special?.day ?? random.between(0, 6)] ?? TODAY;
    const worker = crews.find(({ id: own }) => own === (special ? special.worker : random.between(1, crews.length)));
    cards.push(
      visitCard(
        {
          id,
          version: 1,
          job_detail_id: id,
          fieldworker_id: worker?.id ?? null,
          fieldworker_name: worker?.name ?? null,
          start: wallTime(day, start),
          end: wallTime(day, special?.end ?? start + random.between(4, 12) * 15),
          completion: special?.completion ?? false,
          additional_notes: null,
        },
        subJob,
      ),
    );
  }
  const { category } = boardConfig('warranty', view);
  return {
    category,
    view,
    date: TODAY,
    today: TODAY,
    cursor: 'c',
    days: view === 'day' ? [TODAY] : days,
    crews,
    sub_jobs,
    cards,
    removed: [],
  };
};
