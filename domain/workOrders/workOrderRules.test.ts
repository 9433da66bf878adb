import { describe, expect, it } from 'vitest';
import { labelsEs } from '../fields/labelsEs';
import { refusalText } from '../refusalText';
import { TIMES } from './fields';
import { workOrderLabel } from './labels';
import { TIMES_ES } from './timesIssue';
import { hoursOnJob, isWorkOrderComplete, openEntries, workOrderIssues, yardsOfLoads } from './workOrderRules';
import { ORDER_ADDRESSES } from './orderAddresses';
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

/** With the switches of these sections on. */
const done = (...names: string[]) => Object.fromEntries(names.map((name) => [`is_${name}_section_complete`, true]));

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
    expect(WORK_ORDER_TYPES.map((row) => [row.type, ORDER_ADDRESSES[row.type].paper])).toEqual([
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
  it.each(WORK_ORDER_TYPES.map(({ type: word }) => word))(
    'stores what is there of a %s order: its times need no answer of another section [FLD-011]',
    (word) => {
      expect(paths(word, { on_job: '07:00', leave_job: '11:30' })).toEqual([]);
    },
  );

  it('asks for the choice of the forms before their section is complete [WO-013]', () => {
    const walls = type('gunite').sections.find(({ entries }) =>
      entries.some(({ name }) => name === 'take_off_form_and_finish'),
    );
    const on = done(walls?.name ?? '');
    expect(paths('gunite', on)).toContainEqual([
      'take_off_form_and_finish',
      '"Take Off Form and Finish" selection required',
    ]);
    expect(paths('gunite', { ...on, take_off_form_and_finish: 'Not Applicable' }).map(([path]) => path)).not.toContain(
      'take_off_form_and_finish',
    );
  });

  it.each(['daily', 'repair'] as const)(
    'asks what was done before that section of a %s order is complete [WO-014]',
    (word) => {
      const [section] = type(word).sections.filter(({ entries }) =>
        entries.some(({ name }) => name === 'work_performed'),
      );
      expect(paths(word, { ...done(section?.name ?? ''), work_performed: '  ' })).toContainEqual([
        'work_performed',
        'Work Performed is required',
      ]);
    },
  );

  it('asks for the date', () => {
    expect(workOrderIssues(type('prep'), {}).map(({ path, rule }) => [path, rule])).toEqual([
      ['work_order_date', 'date'],
    ]);
  });

  it('asks whether slurry was picked up, and then by whom, before that section is complete [WO-015]', () => {
    const on = { ...ANSWERED, ...done('slurry') };
    expect(paths('pebble', { ...on, is_slurry_pickup: null })).toEqual([
      ['is_slurry_pickup', 'Slurry Pickup is required'],
    ]);
    expect(paths('pebble', { ...on, is_slurry_pickup: true })).toEqual([
      ['slurry_pickup_type_id', 'Must select slurry pickup type'],
    ]);
    expect(paths('pebble', { ...on, is_slurry_pickup: true, slurry_pickup_type_id: 3 })).toEqual([]);
    expect(paths('pebble', { ...ANSWERED, is_slurry_pickup: true })).toEqual([]);
  });

  it('asks for an answer to seven questions of a pebble order before their sections are complete, no being one [WO-016]', () => {
    const on = done('fittings', 'spa', 'conditions', 'slurry');
    expect(paths('pebble', { ...on, is_slurry_pickup: false })).toEqual(
      Object.keys(ANSWERED)
        .filter((name) => name !== 'is_slurry_pickup')
        .map((name) => [name, 'Required']),
    );
    expect(paths('pebble', { ...on, ...ANSWERED })).toEqual([]);
  });

  it('is not complete without one of the answers [WO-016 WO-027 FLD-011]', () => {
    const { is_chip_out: _open, ...rest } = ANSWERED;
    const all = Object.fromEntries(type('pebble').sections.map((section) => [sectionFlag(section), true]));
    expect(paths('pebble', { ...rest, ...all })).toContainEqual(['is_chip_out', 'Required']);
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

  it('refuses times that go backwards, at the first that does, and names both [FLD-011]', () => {
    expect(paths('prep', { driver_in: '06:00', on_job: '07:00', leave_job: '06:45', driver_out: '06:50' })).toEqual([
      ['leave_job', 'Times must be in order: Leave Job 06:45 does not follow On Job 07:00.'],
    ]);
    const [issue] = workOrderIssues(type('prep'), {
      work_order_date: '2026-11-23',
      on_job: '11:30',
      leave_job: '10:18',
    });
    expect(issue && refusalText(issue, 'es')).toBe(
      'Las horas deben ir en orden: Salida de la obra 10:18 no sigue a Llegada a la obra 11:30.',
    );
    expect(paths('prep', { driver_in: '06:00', leave_job: '06:00' })).toEqual([]);
  });

  it('names each time in Spanish as its field is called', () => {
    for (const [label, es] of Object.entries(TIMES_ES)) expect(labelsEs[label]).toBe(es);
    expect(Object.keys(TIMES_ES)).toEqual(TIMES.map((name) => workOrderLabel({ name })));
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

  it('needs the answers to its questions, and who picks slurry up where somebody does [WO-015 WO-016]', () => {
    const named = (name: string, values: Record<string, unknown>) =>
      openEntries(type('pebble').sections.find((one) => one.name === name) ?? { entries: [] }, values).map(
        (entry) => entry.name,
      );
    expect(named('conditions', { ...ANSWERED, is_bond_kote: null })).toEqual(['is_bond_kote']);
    expect(named('slurry', { is_slurry_pickup: true })).toEqual(['slurry_pickup_type_id']);
    expect(named('slurry', { is_slurry_pickup: false })).toEqual([]);
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
