import { addDays, type CivilDate } from '#domain/civilDate';
import * as tables from '../../tables';
import { anEmail, aPhone } from './contactData';
import type { CrewWork, DemoCrew } from './crews';
import { FIRST_NAMES, LAST_NAMES } from './names';
import { PLACES, STREETS } from './places';
import { randomOf } from './random';
import type { RowStore } from './rowStore';

/**
 * Employees of the demo accounts, by role. They are the first rows, so their ids never change. Foreman, crew member and
 * subcontractor belong to crews that have work on the boards; the supervisor supervises presites and repairs.
 */
export const DEMO_EMPLOYEES = {
  admin: 1,
  manager: 2,
  scheduler: 3,
  office: 4,
  estimator: 5,
  supervisor: 6,
  foreman: 7,
  crew: 8,
  warehouse: 9,
  subcontractor: 10,
} as const;

interface Person {
  first_name: string;
  last_name: string;
  position: string;
  crews: string[];
  isSubcontractor?: boolean;
  isPresiteSupervisor?: boolean;
  isActive?: boolean;
}

/** The named people, those of the accounts first and in the order of {@link DEMO_EMPLOYEES}. */
const NAMED: readonly Person[] = [
  { first_name: 'Avery', last_name: 'Lindqvist', position: 'Systems Administrator', crews: [] },
  { first_name: 'Marisol', last_name: 'Dempsey', position: 'Office Manager', crews: [] },
  { first_name: 'Jonah', last_name: 'Castellanos', position: 'Scheduler', crews: [] },
  { first_name: 'Priscilla', last_name: 'Beaumont', position: 'Office Staff', crews: [] },
  { first_name: 'Desmond', last_name: 'Ivey', position: 'Estimator', crews: [] },
  {
    first_name: 'Ramona',
    last_name: 'Sheffield',
    position: 'Supervisor',
    crews: ['Gunite 1', 'Prep 1', 'Warranty 1'],
    isPresiteSupervisor: true,
  },
  { first_name: 'Silvestre', last_name: 'Abarca', position: 'Foreman', crews: ['App 1'] },
  { first_name: 'Teodoro', last_name: 'Pineda', position: 'Crew Member', crews: ['Prep 1'] },
  { first_name: 'Glenda', last_name: 'Marchetti', position: 'Warehouse', crews: [] },
  {
    first_name: 'Casimir',
    last_name: 'Abadie',
    position: 'Subcontractor',
    crews: ['App 5 (Ledge Finishes)'],
    isSubcontractor: true,
  },
  {
    first_name: 'Winston',
    last_name: 'Overby',
    position: 'Supervisor',
    crews: ['Gunite 2', 'Gunite 3'],
    isPresiteSupervisor: true,
  },
  {
    first_name: 'Lucinda',
    last_name: 'Prado',
    position: 'Supervisor',
    crews: ['Prep 2', 'App 2'],
    isPresiteSupervisor: true,
  },
  {
    first_name: 'Harlan',
    last_name: 'Stokes',
    position: 'Supervisor',
    crews: ['Gunite 4', 'Prep 3', 'Warranty 2'],
    isPresiteSupervisor: true,
  },
  { first_name: 'Ottilie', last_name: 'Voss', position: 'Accounting', crews: [] },
  { first_name: 'Bernard', last_name: 'Quill', position: 'Foreman', crews: ['Detail 2'], isActive: false },
];

const POSITION: Readonly<Record<CrewWork, string>> = {
  prep: 'Foreman',
  app: 'Foreman',
  detail: 'Foreman',
  gunite: 'Nozzleman',
  flash: 'Nozzleman',
  boulder: 'Rock Artisan',
  warranty: 'Warranty Technician',
};

export interface DemoPeople {
  /** First active employee of a crew by last, first name: the foreman of its rows. */
  foremanOf(crewId: number): number | null;
  /** Active employees of crews of division 5. */
  fieldworkers: readonly number[];
  /** Active presite supervisors that have a crew of the division. */
  presiteSupervisors(division: number): readonly number[];
}

/** The named people and as many hands as the crews have. */
export const addEmployees = (store: RowStore, crews: readonly DemoCrew[], today: CivilDate): DemoPeople => {
  const random = randomOf('employees');
  const hands = crews.flatMap((crew) =>
    Array.from({ length: crew.hands }, (_, hand): Person => ({
      first_name: random.pick(FIRST_NAMES),
      last_name: random.pick(LAST_NAMES),
      position: hand === 0 ? POSITION[crew.work] : 'Crew Member',
      crews: [crew.name],
      isSubcontractor: crew.isSubcontractor,
    })),
  );
  const members = [...NAMED, ...hands].map((person) => {
    const place = random.pick(PLACES.slice(0, 20));
    const isActive = person.isActive ?? true;
    const id = store.add(tables.employee, {
      first_name: person.first_name,
      last_name: person.last_name,
      email_address: anEmail(person.first_name, person.last_name, 'trowelworks'),
      phone_number: aPhone(random),
      secondary_phone_number: random.chance(0.2) ? aPhone(random) : null,
      address_line_1: `${random.int(100, 19_900)} ${random.pick(STREETS)}`,
      city: place.city,
      state: 'TX',
      zip_code: random.pick(place.zips),
      position: person.position,
      is_active: isActive,
      is_subcontractor: person.isSubcontractor ?? false,
      is_presite_supervisor: person.isPresiteSupervisor ?? false,
      hire_date: addDays(today, -random.int(60, 5_000)),
      note: null,
    });
    return {
      ...person,
      id,
      isActive,
      crewIds: crews.filter((crew) => person.crews.includes(crew.name)).map((crew) => crew.id),
    };
  });
  for (const { id, crewIds } of members)
    for (const crew_id of crewIds) store.add(tables.employeeCrew, { employee_id: id, crew_id });

  const active = members
    .filter((member) => member.isActive)
    .sort(
      (a, b) =>
        a.last_name.localeCompare(b.last_name, 'en') || a.first_name.localeCompare(b.first_name, 'en') || a.id - b.id,
    );
  const divisionOf = new Map(crews.map((crew) => [crew.id, crew.division]));
  const of = (division: number) =>
    active.filter((member) => member.crewIds.some((crew) => divisionOf.get(crew) === division));
  const foremen = new Map(
    crews.map((crew) => [crew.id, active.find((member) => member.crewIds.includes(crew.id))?.id ?? null]),
  );
  return {
    foremanOf: (crewId) => foremen.get(crewId) ?? null,
    fieldworkers: of(5).map((member) => member.id),
    presiteSupervisors: (division) =>
      of(division)
        .filter((member) => member.isPresiteSupervisor)
        .map((member) => member.id),
  };
};
