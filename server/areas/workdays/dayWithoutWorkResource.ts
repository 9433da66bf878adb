import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { crud } from '../../api/resource';
import { dayWithoutWork } from '../../db/tables/daysWithoutWork';
import { readableDays } from './seesAbsences';

/**
 * Days without work: holidays and closures are read by whoever sees a board, absences by those who may know of them;
 * written by who plans the crews [SDY-001].
 */
export const dayWithoutWorkResource = crud(dayWithoutWork, {
  needs: RESOURCE_NEEDS.day_without_work,
  scope: readableDays,
  label: 'Day without Work',
  label_plural: 'Days without Work',
  title: ['first_day', 'name'],
  sections: [
    { label: 'Day without Work', fields: ['kind', 'name', 'first_day', 'last_day'] },
    { label: 'Who', fields: ['lookup_company_division_id', 'plant_id', 'crew_id', 'employee_id'] },
    { label: 'How much', fields: ['reason', 'capacity', 'start_time', 'end_time'] },
    { label: 'Note', fields: ['note'] },
  ],
  columns: [
    'first_day',
    'last_day',
    'kind',
    'name',
    'lookup_company_division_id',
    'plant_id',
    'crew_id',
    'employee_id',
    'reason',
    'capacity',
    'start_time',
    'end_time',
  ],
  sort: { field: 'first_day', order: 'ASC' },
  search: { columns: ['name'] },
  labels: { lookup_company_division_id: 'Division' },
  operations: { list: 'daysWithoutWork' },
  saved_message: 'Day saved!',
});
