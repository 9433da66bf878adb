import type { CrewItem, CrewMember, CrewsAnswer } from '../crews/crewData';

const crew = (id: number, name: string, division: number, given: Partial<CrewItem> = {}): CrewItem => ({
  id,
  name,
  subdivision: name.split(' ')[0] ?? name,
  sort_order: id,
  is_active: true,
  is_subcontractor: false,
  daily_capacity: null,
  lookup_company_division_id: division,
  ...given,
});

const member = (first_name: string, last_name: string, ...crews: number[]): CrewMember => ({
  first_name,
  last_name,
  is_active: true,
  crew_types: crews.map((id) => ({ id })),
});

const LONG = 'Gunite crew of the Montgomery County and The Woodlands northern service area, second shift';

/** Crews of all four divisions with their people. */
export const CREWS: CrewsAnswer = {
  crews: [
    crew(1, 'Gunite 1', 2, { daily_capacity: 120 }),
    crew(2, 'Gunite 2', 2, { daily_capacity: 120 }),
    crew(3, 'Gunite 5 (Rio Shotcrete)', 2, { daily_capacity: 90, is_subcontractor: true }),
    crew(4, 'Flash', 2, { daily_capacity: 40 }),
    crew(5, 'Prep 1', 3, { daily_capacity: 3200 }),
    crew(6, 'App 1', 3, { daily_capacity: 4600 }),
    crew(7, 'Detail 1', 3),
    crew(8, 'Detail 4', 3, { is_active: false }),
    crew(9, 'Boulder 1', 4),
  ],
  people: [
    member('Silvestre', 'Abarca', 6),
    member('Teodoro', 'Pineda', 5),
    member('Ramona', 'Sheffield', 1, 5),
    member('Harlan', 'Stokes', 1),
  ],
};

/** A crew whose every text is as long as it may be. */
export const LONG_CREWS: CrewsAnswer = {
  crews: [
    crew(1, LONG, 2, {
      subdivision: 'Flash and rebound removal before curing',
      is_subcontractor: true,
      is_active: true,
      daily_capacity: 1234.5,
    }),
    crew(2, 'Gunite 2', 2),
  ],
  people: Array.from({ length: 14 }, (_, index) =>
    member('Maximiliano', `Featherstonehaugh-Villalobos ${index + 1}`, 1),
  ),
};
