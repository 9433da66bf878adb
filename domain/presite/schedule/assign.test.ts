import { describe, expect, it } from 'vitest';
import { CATEGORY, STATUS } from '../../statuses';
import { decideAssign, decideDrop, type AssignFacts, type Assignment } from './assign';
import { changedItem } from './changedItem';
import { anItem, aSupervisor, DAY } from './testSchedule';
import { type RuleName } from '../../refusals/catalogue';

const ANA = aSupervisor(7, 'Alvarez', { divisions: [3] });
const BO = aSupervisor(5, 'Zorn', { divisions: [2] });
const OLD = aSupervisor(8, 'Old', { divisions: [2], is_active: false });
const HAND = aSupervisor(9, 'Hand', { divisions: [2], is_presite_supervisor: false });
const SUPERVISORS = new Map([ANA, BO, OLD, HAND].map((one) => [one.id, one]));

const facts = (item: Partial<AssignFacts['item']> = {}, given: Partial<AssignFacts> = {}): AssignFacts => ({
  item: anItem(item),
  flags: { presite_gunite: true, presite_pebble: true },
  supervisors: SUPERVISORS,
  ...given,
});
const ruleOf = (decision: ReturnType<typeof decideAssign>): string | null =>
  'rule' in decision ? decision.rule : null;
const setOf = (decision: ReturnType<typeof decideAssign>): unknown =>
  'rule' in decision ? decision.rule : (decision.changes[0]?.set ?? 'nothing');

describe('a presite', () => {
  it('gets its supervisor and the shown day [PSC-008 PSC-015]', () => {
    expect(decideAssign(facts(), { employee_id: 5, scheduled_date: DAY }, DAY)).toEqual({
      changes: [
        { entity: 'presite', id: 1, job_id: 10, op: 'update', set: { presite_supervisor_id: 5, scheduled_date: DAY } },
      ],
    });
  });
  it.each([[null], [-2], [-3]])('loses its supervisor by %s and keeps the day [PSC-003 PSC-015]', (employee_id) => {
    const decision = decideAssign(
      facts({ presite_supervisor_id: 5, scheduled_date: DAY }),
      { employee_id, scheduled_date: DAY },
      DAY,
    );
    expect(setOf(decision)).toEqual({ presite_supervisor_id: null, scheduled_date: DAY });
  });
  it.each<[string, Partial<AssignFacts['item']>, Assignment, unknown]>([
    [
      'stays as it is when it is so already',
      { presite_supervisor_id: 5, scheduled_date: DAY },
      { employee_id: 5, scheduled_date: DAY },
      'nothing',
    ],
    [
      'keeps what is not named',
      { presite_supervisor_id: 5, scheduled_date: DAY },
      { scheduled_date: '2026-03-12' },
      { presite_supervisor_id: 5, scheduled_date: '2026-03-12' },
    ],
    [
      'keeps its date when only the supervisor is named',
      { scheduled_date: DAY },
      { employee_id: 5 },
      { presite_supervisor_id: 5, scheduled_date: DAY },
    ],
    [
      'may lose its date',
      { scheduled_date: DAY },
      { scheduled_date: null },
      { presite_supervisor_id: null, scheduled_date: null },
    ],
    [
      'moves its day although its supervisor is not active any more',
      { presite_supervisor_id: 8 },
      { employee_id: 8, scheduled_date: DAY },
      { presite_supervisor_id: 8, scheduled_date: DAY },
    ],
    [
      'goes up to five years ahead',
      {},
      { employee_id: 5, scheduled_date: '2031-03-11' },
      { presite_supervisor_id: 5, scheduled_date: '2031-03-11' },
    ],
    [
      'changes hands after the visit',
      { presite_supervisor_id: 8, checkin_date: DAY, scheduled_date: DAY },
      { employee_id: 5 },
      { presite_supervisor_id: 5, scheduled_date: DAY },
    ],
  ])('%s [PSC-005 PSC-015]', (_title, item, asked, set) => {
    expect(setOf(decideAssign(facts(item), asked, DAY))).toEqual(set);
  });
  it.each<[RuleName, Partial<AssignFacts['item']>, Assignment, string | undefined]>([
    ['presite_other_division', {}, { employee_id: 7, scheduled_date: DAY }, 'employee_id'],
    [
      'presite_other_division',
      { category_id: CATEGORY.PEBBLE },
      { employee_id: 5, scheduled_date: DAY },
      'employee_id',
    ],
    ['presite_inactive_supervisor', {}, { employee_id: 8, scheduled_date: DAY }, 'employee_id'],
    ['presite_not_supervisor', {}, { employee_id: 9, scheduled_date: DAY }, 'employee_id'],
    ['presite_unknown_supervisor', {}, { employee_id: -1, scheduled_date: DAY }, 'employee_id'],
    ['presite_unknown_supervisor', {}, { employee_id: 0, scheduled_date: DAY }, 'employee_id'],
    ['presite_date_limits', {}, { employee_id: 5, scheduled_date: '2031-03-12' }, 'scheduled_date'],
    ['presite_date_limits', {}, { employee_id: 5, scheduled_date: '1979-12-31' }, 'scheduled_date'],
    ['presite_checked_in', { presite_supervisor_id: 5, checkin_date: DAY }, { employee_id: null }, 'employee_id'],
    [
      'presite_job_closed',
      { presite_supervisor_id: 5, status_id: STATUS.CANCELLED },
      { employee_id: -2 },
      'employee_id',
    ],
    ['presite_gone', { category_id: CATEGORY.WARRANTY }, { employee_id: 5 }, undefined],
  ])('is refused: %s, %j, %j [PSC-005 PSC-009]', (rule, item, asked, path) => {
    expect(decideAssign(facts(item), asked, DAY)).toMatchObject({ rule, ...(path && { path }) });
  });
  it('is refused to a role without the flag of its division [PSC-010 AUTH-056]', () => {
    const flags = { presite_gunite: false, presite_pebble: true };
    expect(decideAssign(facts({}, { flags }), { employee_id: 5 }, DAY)).toMatchObject({
      rule: 'presite_no_division',
      code: 'FORBIDDEN',
    });
    expect(
      ruleOf(decideAssign(facts({ category_id: CATEGORY.PEBBLE }, { flags }), { employee_id: 7 }, DAY)),
    ).toBeNull();
  });
});

describe('a drop', () => {
  it("into the other division's unassigned column is refused, since the card would not stand there", () => {
    const held = facts({ presite_supervisor_id: 5, scheduled_date: DAY });
    expect(ruleOf(decideDrop(held, -3, DAY, DAY))).toBe('presite_other_column');
    expect(setOf(decideDrop(held, -2, DAY, DAY))).toEqual({ presite_supervisor_id: null, scheduled_date: DAY });
  });
  it('shows the item where the server will say that it is', () => {
    const item = anItem();
    const decision = decideDrop(facts(), 5, DAY, DAY);
    if ('rule' in decision) throw new Error(decision.rule);
    expect(changedItem(item, decision.changes)).toEqual({ ...item, presite_supervisor_id: 5, scheduled_date: DAY });
    expect(changedItem(item, [])).toBe(item);
  });
});
