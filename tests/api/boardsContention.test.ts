import { beforeEach, describe, expect, it } from 'vitest';
import { DIVISION } from '#domain/statuses';
import { testApp, type GraphqlAnswer } from '../support/app';
import { APP, boardFixture, mutationIdOf, PREP } from '../support/boardFixture';
import { countDeadlocks } from '../support/countDeadlocks';
import { withoutOverride } from '../support/withoutOverride';

const app = await testApp();
const board = await boardFixture(app);
await withoutOverride(app.database.pool);
beforeEach(() => board.clear());

type Answer = GraphqlAnswer<unknown>;
const WRITERS = 20;
const WORKERS = [901, 902] as const;
const DAYS = ['2026-03-17', '2026-03-18', '2026-03-19'] as const;
const dayOf = (n: number): string => DAYS[n % DAYS.length] ?? DAYS[0];
const each = <T>(run: (n: number) => Promise<T>, count = WRITERS): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions?.code ?? 'moved';
const currentOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions?.current;
const conflictsOf = (answers: readonly Answer[]): Answer[] => answers.filter((one) => codeOf(one) === 'CONFLICT');

/** A crew's day of applications, 1 to n, and beside each its prep in the day of another crew. */
const aDay = async (crew_id: number, date: string, ids: readonly number[]): Promise<void> => {
  for (const [at, id] of ids.entries())
    await board.aSubJob({
      id,
      entries: [
        { id, phase: APP, crew_id, date, job_order: Math.min(at + 1, 8), position: at >= 7 ? at + 1 : null },
        { id: id + 5_000, phase: PREP, crew_id: crew_id - 10, date, job_order: Math.min(at + 1, 8), position: at + 1 },
      ],
    });
};

/** Every day of a crew is numbered 1 to n, 8 for the later ones. */
const expectNumbered = async (): Promise<void> => {
  const { rows } = await board.pool.query<{ numbers: number[] }>(
    `select array_agg(job_order order by job_order) as numbers from crew_information
    where crew_id is not null and date is not null group by crew_id, date`,
  );
  for (const { numbers } of rows) expect(numbers).toEqual(numbers.map((_, at) => Math.min(at + 1, 8)));
};

/** One document that moves several applications, in the order given. */
const moveAll = (moves: readonly { id: number; crew_id: number; date: string }[]): Promise<Answer> =>
  app.graphql(
    'scheduler',
    `mutation(${moves.map((_, at) => `$m${at}: CrewInfoEntryInput!`).join(', ')}) { ${moves
      .map((_, at) => `m${at}: updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: $m${at}) { id }`)
      .join(' ')} }`,
    Object.fromEntries(
      moves.map(({ id, ...to }, at) => [
        `m${at}`,
        { id, job_detail_id: id, phase_type_id: APP, status: { id: 2 }, awaiting_builder: false, ...to },
      ]),
    ),
  );

const sort = (ids: readonly number[]): Promise<Answer> =>
  app.graphql('scheduler', 'mutation($items: [BoardSortOrderInput!]!) { updateBoardSortOrder(items: $items) { id } }', {
    items: ids.map((id, at) => ({ id, order: Math.min(at + 1, 8), category: 'Pebble' })),
  });

describe('twenty people at once', () => {
  it('on one card: one moves it, each other is told where it is, and nobody waits in a circle [BRD-012 BAPI-021 OPS-009]', async () => {
    const before = await countDeadlocks(app.database);
    for (let round = 0; round < 5; round += 1) {
      const id = 100 + round;
      await aDay(21, dayOf(round), [id]);
      const answers = await each((n) =>
        board.move(id, id, APP, {
          crew_id: 21 + (n % 2),
          date: `2026-04-${10 + n}`,
          version: 1,
          expected_bin: `assigned:APP:21:${dayOf(round)}`,
        }),
      );
      const codes = answers.map(codeOf);
      expect(codes.filter((code) => code === 'moved')).toHaveLength(1);
      expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(WRITERS - 1);
      const { crew_id, date } = await board.entry(id);
      for (const answer of conflictsOf(answers))
        expect(currentOf(answer)).toMatchObject({ id, version: 2, crew_id, date });
    }
    expect(await countDeadlocks(app.database)).toBe(before);
  });

  it('on one card without a version: all are accepted, one after the other [BRD-012]', async () => {
    const before = await countDeadlocks(app.database);
    await aDay(21, DAYS[0], [1]);
    const answers = await each((n) => board.move(1, 1, APP, { crew_id: 21 + (n % 2), date: dayOf(n) }));
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['moved']));
    expect(await countDeadlocks(app.database)).toBe(before);
    await expectNumbered();
  });

  it('on days that they share, each with several cards in an order of their own, with sorts and undos between [BRD-012 BRD-062 BRD-063 OPS-009]', async () => {
    const before = await countDeadlocks(app.database);
    const bins = [
      { crew_id: 21, date: DAYS[0] },
      { crew_id: 22, date: DAYS[0] },
      { crew_id: 21, date: DAYS[1] },
    ];
    const idsOf = (bin: number): number[] => Array.from({ length: 10 }, (_, n) => 100 * (bin + 1) + n);
    for (const [at, { crew_id, date }] of bins.entries()) await aDay(crew_id, date, idsOf(at));
    const targetOf = (n: number) => bins[n % bins.length] ?? { crew_id: 21, date: DAYS[2] };
    for (let round = 0; round < 3; round += 1) {
      const answers = await each(async (n) => {
        if (n % 5 === 4) return sort(idsOf(n % bins.length));
        const own = bins.flatMap((_, bin) => idsOf(bin).filter((id) => id % 10 === (n + round) % 10));
        const moved = await moveAll(
          (n % 2 === 0 ? own : own.toReversed()).map((id, at) => ({ id, ...targetOf(n + at + round) })),
        );
        if (n % 4 !== 3 || codeOf(moved) !== 'moved') return moved;
        const undone = await board.undo(mutationIdOf(moved));
        const rule = undone.errors?.[0]?.extensions?.rule;
        return rule === 'undo_moved_on' || rule === 'undo_moved_on_own' ? moved : undone;
      });
      // Of a sort whose cards have gone to several days, each day takes its own.
      expect(answers.map(codeOf).filter((code) => code !== 'moved')).toEqual([]);
    }
    expect(await countDeadlocks(app.database)).toBe(before);
    await expectNumbered();
  });

  it('on one job, by boards and by the job form: who comes late is told so [BRD-012 JOB-073]', async () => {
    const before = await countDeadlocks(app.database);
    for (let round = 0; round < 3; round += 1) {
      const id = 10 + round;
      await aDay(21, dayOf(round), [id]);
      await aDay(22, dayOf(round), [20 + round]);
      const save = (n: number): Promise<Answer> =>
        app.graphql('admin', 'mutation($id: Int!, $job: JobInput!) { updateJob(id: $id, job: $job) { id } }', {
          id,
          job: {
            sub_jobs: [
              {
                id,
                version: 1,
                pebble_details: {
                  crew_information: [
                    {
                      id,
                      phase_type: { id: APP },
                      status: { id: 2 },
                      crew: { id: 22 },
                      date: dayOf(n),
                      notes: `by form ${n}`,
                    },
                    { id: id + 5_000, phase_type: { id: PREP }, status: { id: 2 }, crew: { id: 12 }, date: dayOf(n) },
                  ],
                },
              },
            ],
          },
        });
      const answers = await each((n) => {
        if (n % 3 === 0) return save(n);
        if (n % 3 === 1) return board.move(id, id, APP, { crew_id: 22, date: dayOf(n), version: 1 });
        return board.move(20 + round, 20 + round, APP, { crew_id: 21 + (n % 2), date: dayOf(n) });
      });
      const codes = answers.map(codeOf);
      expect(new Set(codes)).toEqual(new Set(['moved', 'CONFLICT']));
      const ofTheJob = answers.filter((_, n) => n % 3 !== 2);
      expect(ofTheJob.filter((answer) => codeOf(answer) === 'moved')).toHaveLength(1);
      for (const answer of conflictsOf(ofTheJob)) expect(currentOf(answer)).toMatchObject({ id, version: 2 });
    }
    expect(await countDeadlocks(app.database)).toBe(before);
  });

  it('on the visits of two warranty jobs, in either order [BRD-012 WRB-020 OPS-009]', async () => {
    const before = await countDeadlocks(app.database);
    const visit = { fieldworker_id: WORKERS[0], start: '2026-03-17T08:00:00', end: '2026-03-17T09:00:00' };
    await board.aCrew(51, 'Warranty', { lookup_company_division_id: DIVISION.WARRANTY });
    for (const id of WORKERS) {
      await board.insert('employee', { id, first_name: 'Worker', last_name: `${id}`, is_active: true });
      await board.insert('employee_crew', { employee_id: id, crew_id: 51 });
    }
    for (const id of [1, 2]) {
      await board.aJob(id);
      await board.insert('job_detail', { id, job_id: id, job_category_id: 3, status_id: 10 });
      await board.insert('warranty_schedule', { id, job_detail_id: id, ...visit });
    }
    const answers = await each((n) =>
      app.graphql(
        'scheduler',
        'mutation($a: Int!, $one: WarrantyScheduleMoveInput!, $b: Int!, $two: WarrantyScheduleMoveInput!) { a: updateWarrantySchedule(id: $a, schedule: $one) { id } b: updateWarrantySchedule(id: $b, schedule: $two) { id } }',
        Object.fromEntries(
          (n % 2 === 0 ? [1, 2] : [2, 1]).flatMap((id, at) => [
            [at === 0 ? 'a' : 'b', id],
            [at === 0 ? 'one' : 'two', { job_detail_id: id, ...visit, fieldworker_id: WORKERS[1], version: 1 }],
          ]),
        ),
      ),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'moved')).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(WRITERS - 1);
    for (const answer of conflictsOf(answers)) expect(currentOf(answer)).toMatchObject({ version: 2 });
    expect(await countDeadlocks(app.database)).toBe(before);
  });
});
