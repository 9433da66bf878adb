import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { countIn, runText } from '../../db/statement';
import { crew, employeeCrew } from '../../db/tables/employees';
import { crud } from '../../api/resource';

const LAST_PLACE = 'select coalesce(max(sort_order), 0)::int as place from crew where lookup_company_division_id = $1';

/** Crews, called crew types by the documents [EMP-004 LKP-006]. They are set inactive, never deleted [EMP-008]. */
export const crewResource = crud(crew, {
  needs: RESOURCE_NEEDS.crew,
  isLookup: true,
  label: 'Crew',
  title: ['name'],
  sections: [
    {
      label: 'Crew',
      fields: [
        'name',
        'lookup_company_division_id',
        'subdivision',
        'daily_capacity',
        'plant_id',
        'yard_lat',
        'yard_lon',
        'is_active',
        'is_subcontractor',
      ],
    },
    { label: 'Members', fields: ['employee_crews'] },
  ],
  columns: [
    'name',
    'subdivision',
    'lookup_company_division_id',
    'sort_order',
    'daily_capacity',
    'plant_id',
    'is_subcontractor',
    'is_active',
  ],
  sort: { field: 'sort_order', order: 'ASC' },
  search: { columns: ['name', 'subdivision'] },
  labels: { lookup_company_division_id: 'Division' },
  // Who belongs to a crew can be its foreman [EMP-005]; the same rows stand in the form of each employee.
  parts: [{ table: employeeCrew, label: 'Members', label_one: 'Member', orderBy: ['id'], title: ['employee_id'] }],
  plainList: { name: 'lookupCrewTypes' },
  writes: ['create', 'update'],
  // A new crew is the last one of its division.
  ofNewRow: async ({ client }, { lookup_company_division_id }) => {
    const last = await runText(client, LAST_PLACE, [lookup_company_division_id]);
    return { sort_order: countIn(last, 'place') + 1 };
  },
  saved_message: 'Crew saved!',
});
