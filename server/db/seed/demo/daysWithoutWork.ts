import { addDays, startOfWeek, type CivilDate } from '#domain/civilDate';
import { DIVISION } from '#domain/statuses';
import * as tables from '../../tables';
import type { DemoContext } from './context';
import { workday } from './crewDays';
import { demoPlantClosure } from './plants';
import { DEMO_EMPLOYEES } from './employees';

type Row = typeof tables.dayWithoutWork.$inferInsert;

/** Rows of the demo come after the holidays, which an empty database has already. */
const FIRST_ID = 1001;

/**
 * A sick man, a short crew, a crew whose truck is in the shop, one who is on vacation, a closed Friday, a closed plant and a
 * block of an own [SDY-001]. Holidays are seeded for everybody.
 */
export const addDaysWithoutWork = ({ store, today, crews }: DemoContext): void => {
  const crew = (name: string): number | null => crews.find((one) => one.name === name)?.id ?? null;
  const next = workday(addDays(today, 1));
  const nextMonday = addDays(startOfWeek(today), 7);
  const span = (first_day: CivilDate, last_day = first_day) => ({ first_day, last_day });
  const rows: readonly Row[] = [
    { kind: 'away', ...span(workday(today)), employee_id: DEMO_EMPLOYEES.supervisor, reason: 'sick' },
    {
      kind: 'crew_short',
      ...span(next),
      crew_id: crew('Gunite 2'),
      capacity: 60,
      reason: 'short',
      name: '2 men short',
    },
    { kind: 'crew_off', ...span(addDays(nextMonday, 2)), crew_id: crew('App 4'), reason: 'equipment' },
    {
      kind: 'away',
      ...span(nextMonday, addDays(nextMonday, 1)),
      employee_id: DEMO_EMPLOYEES.crew,
      reason: 'vacation',
    },
    {
      kind: 'closure',
      ...span(addDays(nextMonday, 4)),
      lookup_company_division_id: DIVISION.GUNITE,
      name: 'Plant maintenance',
    },
    {
      kind: 'own_block',
      ...span(addDays(nextMonday, 1)),
      crew_id: crew('Prep 2'),
      start_time: '07:00',
      end_time: '09:00',
      name: 'Truck inspection',
    },
    { kind: 'plant_closed', ...demoPlantClosure(today), name: 'Maintenance' },
  ];
  rows.forEach((row, index) =>
    store.add(tables.dayWithoutWork, {
      lookup_company_division_id: null,
      crew_id: null,
      employee_id: null,
      plant_id: null,
      start_time: null,
      end_time: null,
      capacity: null,
      reason: null,
      name: null,
      ...row,
      id: FIRST_ID + index,
    }),
  );
};
