import { describe, expect, it } from 'vitest';
import { refusalText } from '../refusalText';
import { hoursOnJob, isWorkOrderComplete, openEntries, workOrderIssues, yardsOfLoads } from './workOrderRules';
import { entriesOf, isField, isRows, sectionFlag, WORK_ORDER_TYPES, workOrderType } from './workOrderTypes';
import type { WorkOrderType, WorkOrderTypeName } from './types';

const type = (word: WorkOrderTypeName): WorkOrderType => {
  const found = workOrderType(word);
  if (!found) throw new Error(word);
  return found;
};

const paths = (word: WorkOrderTypeName, values: Record<string, unknown>) =>
  workOrderIssues(type(word), { work_order_date: '2026-11-23', ...values }).map((issue) => [
    issue.path,
    refusalText(issue, 'en'),
  ]);

const ANSWERED = {
  is_install_finish_floor_nozzles: false,
  is_negative_oversized_spa: false,
  is_chip_out: true,
  is_bond_kote: false,
  is_trim_tile: true,
  is_dos_tiradas: false,
  is_luces_okay: true,
  is_slurry_pickup: false,
};

describe('the types of work orders', () => {
  it('are six, each with what all have: times, mileage and invoice number [WO-001 WO-005]', () => {
    expect(WORK_ORDER_TYPES.map((row) => [row.type, row.paper])).toEqual([
      ['gunite', 'gunite-work-order'],
      ['boulder', 'boulder-work-order'],
      ['pebble', 'pebble-work-order'],
      ['daily', 'pebble-daily-work-order'],
      ['prep', 'prep-work-order'],
      ['repair', 'warranty-work-order'],
    ]);
    for (const row of WORK_ORDER_TYPES) {
      const names = entriesOf(row).map(({ name }) => name);
      for (const name of ['driver_in', 'on_job', 'break_start', 'break_end', 'leave_job', 'driver_out'])
        expect(names).toContain(name);
      expect(names).toEqual(expect.arrayContaining(['mileage_one_way', 'invoice_number', 'crew_members']));
    }
  });

  it('name a field once, and a switch for each section [WO-006]', () => {
    for (const { sections } of WORK_ORDER_TYPES) {
      const names = [...entriesOf({ sections }).map(({ name }) => name), ...sections.map(sectionFlag)];
      expect(new Set(names).size).toBe(names.length);
    }
    expect(type('pebble').sections.map(sectionFlag)).toContain('is_perimeter_section_complete');
  });

  it('say a unit with each length, area and volume', () => {
    const bare = WORK_ORDER_TYPES.flatMap(entriesOf)
      .flatMap((entry) => (isRows(entry) ? entry.fields.filter(isField) : [entry]))
      .filter((field) => field.kind === 'quantity' && field.unit === undefined)
      .map(({ name }) => name);
    expect(new Set(bare)).toEqual(new Set(['batches_used', 'batches_applied']));
  });
});

describe('saving a work order', () => {
  it('asks for the choice of the forms [WO-013]', () => {
    expect(paths('gunite', {})).toEqual([
      ['take_off_form_and_finish', '"Take Off Form and Finish" selection required'],
    ]);
    expect(paths('gunite', { take_off_form_and_finish: 'Not Applicable' })).toEqual([]);
  });

  it('asks what was done, of daily and repair orders [WO-014]', () => {
    expect(paths('daily', { work_performed: '  ' })).toEqual([['work_performed', 'Work Performed is required']]);
    expect(paths('repair', {})).toEqual([['work_performed', 'Work Performed is required']]);
    expect(paths('prep', {})).toEqual([]);
  });

  it('asks for the date', () => {
    expect(workOrderIssues(type('prep'), {}).map(({ path, rule }) => [path, rule])).toEqual([
      ['work_order_date', 'date'],
    ]);
  });

  it('asks whether slurry was picked up, and then by whom [WO-015]', () => {
    expect(paths('pebble', { ...ANSWERED, is_slurry_pickup: null })).toEqual([
      ['is_slurry_pickup', 'Slurry Pickup is required'],
    ]);
    expect(paths('pebble', { ...ANSWERED, is_slurry_pickup: true })).toEqual([
      ['slurry_pickup_type_id', 'Must select slurry pickup type'],
    ]);
    expect(paths('pebble', { ...ANSWERED, is_slurry_pickup: true, slurry_pickup_type_id: 3 })).toEqual([]);
  });

  it('asks for an answer to seven questions of a pebble order, no being one [WO-016]', () => {
    expect(paths('pebble', { is_slurry_pickup: false })).toEqual(
      Object.keys(ANSWERED)
        .filter((name) => name !== 'is_slurry_pickup')
        .map((name) => [name, 'Required']),
    );
  });

  it('asks for material, color and batches of a row, and for additive and bags of its additions [WO-017 WO-018]', () => {
    expect(paths('pebble', { ...ANSWERED, material_used: [{ additions: [{}] }] })).toEqual([
      ['material_used.0.material_type_id', 'Material Type is required'],
      ['material_used.0.color_id', 'Color is required'],
      ['material_used.0.batches_used', 'Batches Used is required'],
      ['material_used.0.additions.0.additive_id', 'Additive is required'],
      ['material_used.0.additions.0.bags_used', 'Bags Used is required'],
    ]);
  });

  it('refuses times that go backwards, at the first that does', () => {
    expect(paths('prep', { driver_in: '06:00', on_job: '07:00', leave_job: '06:45', driver_out: '06:50' })).toEqual([
      ['leave_job', 'Times must be in order.'],
    ]);
    expect(paths('prep', { driver_in: '06:00', leave_job: '06:00' })).toEqual([]);
  });

  it.each([
    ['a night pour', { driver_in: '21:00', on_job: '22:30', leave_job: '02:30', driver_out: '03:15' }, []],
    ['the end of a shift at midnight', { on_job: '22:00', leave_job: '00:00' }, []],
    ['two midnights', { driver_in: '22:00', on_job: '02:00', leave_job: '01:00' }, ['leave_job']],
    ['a minute too early', { on_job: '08:00', leave_job: '07:59' }, ['leave_job']],
  ])('takes work over midnight, and no shift of a day: %s [F21 WO-027]', (_title, times, wrong) => {
    expect(paths('prep', times).map(([path]) => path)).toEqual(wrong);
  });

  it('refuses a switch while its section lacks something, and names it [WO-027]', () => {
    expect(paths('prep', { is_time_section_complete: true, on_job: '07:00' })).toEqual([
      ['is_time_section_complete', 'Complete this section first: Leave Job'],
    ]);
  });
});

describe('a section', () => {
  const perimeter = type('gunite').sections.find(({ name }) => name === 'perimeter');

  it('needs one of the depths', () => {
    if (!perimeter) throw new Error('no perimeter');
    expect(openEntries(perimeter, { perimeter: 90 }).map(({ name }) => name)).toEqual(['depth_low']);
    expect(openEntries(perimeter, { perimeter: 90, depth_high: 8 })).toEqual([]);
    expect(openEntries(perimeter, { perimeter: 0, depth_mid: 0 })).toEqual([]);
  });

  it('makes the order complete with all the others', () => {
    const flags = Object.fromEntries(type('prep').sections.map((section) => [sectionFlag(section), true]));
    expect(isWorkOrderComplete(type('prep'), flags)).toBe(true);
    expect(isWorkOrderComplete(type('prep'), { ...flags, is_time_section_complete: false })).toBe(false);
  });
});

describe('what is computed', () => {
  it('is the time on the job without the break', () => {
    expect(hoursOnJob({ on_job: '07:15', leave_job: '15:00', break_start: '12:00', break_end: '12:30' })).toBe(7.25);
    expect(hoursOnJob({ on_job: '07:15', leave_job: '15:00', break_start: '12:00' })).toBe(7.75);
    expect(hoursOnJob({ on_job: '22:00', leave_job: '02:00' })).toBe(4);
    expect(hoursOnJob({ on_job: '22:30', break_start: '23:45', break_end: '00:15', leave_job: '02:30' })).toBe(3.5);
    expect(hoursOnJob({ on_job: '18:00', leave_job: '08:00' })).toBe(14);
    expect(hoursOnJob({ on_job: '18:00', leave_job: '08:01' })).toBeNull();
    expect(hoursOnJob({ on_job: '08:00', leave_job: '07:59' })).toBeNull();
    expect(hoursOnJob({ on_job: '07:15' })).toBeNull();
  });

  it('is the sum of the loads', () => {
    expect(yardsOfLoads([{ yards: 9.1 }, { yards: 9.2 }, { yards: null }])).toBe(18.3);
    expect(yardsOfLoads([{ truck_number: '4' }])).toBeNull();
  });
});
