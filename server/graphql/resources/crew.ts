import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { crew } from '../../db/tables/employees';
import { crud } from '../resource';

/** Crews, called crew types by the documents [EMP-004 LKP-006]. */
export const crewResource = crud(crew, {
  needs: RESOURCE_NEEDS.crew,
  isLookup: true,
  label: 'Crew',
  title: ['name'],
  columns: ['name', 'subdivision', 'lookup_company_division_id', 'sort_order', 'daily_capacity', 'is_subcontractor', 'is_active'],
  sort: { field: 'sort_order', order: 'ASC' },
  search: { columns: ['name', 'subdivision'] },
  labels: { lookup_company_division_id: 'Division' },
  plainList: { name: 'lookupCrewTypes' },
});
