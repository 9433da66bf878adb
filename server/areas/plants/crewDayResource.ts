import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { crud } from '../../api/resource';
import { crewDay } from '../../db/tables/plants';

/** What is said of a crew's day: read with its history here, written by `planCrewDay` alone [SDY-018]. */
export const crewDayResource = crud(crewDay, {
  needs: RESOURCE_NEEDS.crew_day,
  label: 'Crew Day',
  title: ['date', 'crew_id'],
  columns: ['date', 'crew_id', 'plant_id'],
  sort: { field: 'date', order: 'DESC' },
  writes: [],
});
