import { describe, expect, it } from 'vitest';
import { seedChainGaps } from '../../server/db/seed/chainGaps';
import { testApp } from '../support/app';
import { mutationIdOf } from '../support/boardFixture';
import { guniteFixture } from '../support/guniteFixture';

const app = await testApp();
const board = await guniteFixture(app);
const MON = '2026-03-16',
  TUE = '2026-03-17',
  WED = '2026-03-18';

const LIST =
  '{ chainGaps(page: { number: 1, size: 100 }) { items { id version lookup_company_division_id step min_workdays max_workdays } } }';
const CREATE = 'mutation ($gap: ChainGapInput!) { createChainGap(chain_gap: $gap) { id } }';
interface Gap {
  id: number;
  lookup_company_division_id: number;
  step: string;
  min_workdays: number;
  max_workdays: number | null;
}
const gaps = async (account = 'display'): Promise<Gap[]> =>
  (await app.graphql<{ chainGaps: { items: Gap[] } }>(account, LIST)).data?.chainGaps.items ?? [];
const create = (gap: object, account = 'scheduler') => app.graphql(account, CREATE, { gap });

describe('gaps between phases', () => {
  it('begin with one workday, and are read by who sees a board [SDY-003]', async () => {
    const said = (await gaps()).map(
      ({ lookup_company_division_id, step, min_workdays, max_workdays }) =>
        `${lookup_company_division_id} ${step} ${min_workdays} ${max_workdays}`,
    );
    expect(said.sort()).toEqual(['2 gunite_days 1 1', '3 app_detail 1 null', '3 prep_app 1 null']);
  });

  it('are refused with a minimum above their maximum, by field and rule [SDY-003]', async () => {
    const { errors } = await create({
      lookup_company_division_id: 4,
      step: 'prep_app',
      min_workdays: 3,
      max_workdays: 2,
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        {
          path: 'max_workdays',
          rule: 'gap_backwards',
          message: 'At least 3 workdays is more than at most 2.',
        },
      ],
    });
    expect(await gaps()).toHaveLength(3);
  });

  it('are one for a step of a division, written by who plans crews alone, and not seeded again [SDY-003]', async () => {
    const twice = await create({ lookup_company_division_id: 3, step: 'prep_app', min_workdays: 2 });
    expect(twice.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    const { errors } = await create({ lookup_company_division_id: 4, step: 'prep_app', min_workdays: 2 }, 'display');
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const [first] = (await gaps()).filter(({ step }) => step === 'app_detail');
    await app.graphql('scheduler', 'mutation ($id: Int!) { deleteChainGap(id: $id) { id } }', { id: first?.id });
    await seedChainGaps(app.database.db);
    expect((await gaps()).map(({ step }) => step).sort()).toEqual(['gunite_days', 'prep_app']);
  });
});

describe('a whole chain', () => {
  it('moves as one commit, which one undo takes back and one redo brings again [SDY-003]', async () => {
    await board.clear();
    await board.aGuniteSubJob({
      id: 1,
      history: [
        { id: 1, type: 1, crew_id: 41, gunite_date: MON, job_order: 1 },
        { id: 2, type: 2, crew_id: 41, gunite_date: TUE, job_order: 1 },
      ],
    });
    const places = async () =>
      (await Promise.all([board.history(1), board.history(2)])).map((row) => [row?.gunite_date, row?.type_id ?? null]);
    const before = await places();
    const item = (id: number, from: string, to: string) => ({
      key: `gunite_history:${id}`,
      job_detail_id: 1,
      to: `assigned:GUNITE:41:${to}`,
      expected_bin: `assigned:GUNITE:41:${from}`,
      version: 1,
    });
    const answer = await app.graphql<{ applyBoardPlan: { moved: string[] } }>(
      'scheduler',
      'mutation ($plan: BoardPlanInput!) { applyBoardPlan(plan: $plan) { moved } }',
      { plan: { category: 'gunite', view: 'week', date: MON, items: [item(1, MON, TUE), item(2, TUE, WED)] } },
    );
    expect(answer.data?.applyBoardPlan.moved).toEqual(['gunite_history:1', 'gunite_history:2']);
    const after = await places();
    expect(after).not.toEqual(before);
    const undone = await board.undo(mutationIdOf(answer));
    expect(await places()).toEqual(before);
    await board.undo(mutationIdOf(undone));
    expect(await places()).toEqual(after);
  });
});
