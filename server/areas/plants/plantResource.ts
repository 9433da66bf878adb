import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { crud } from '../../api/resource';
import { plant } from '../../db/tables/plant';

/** The plants that mix gunite: read by whoever sees a board, written by who plans the crews [SDY-018]. */
export const plantResource = crud(plant, {
  needs: RESOURCE_NEEDS.plant,
  label: 'Plant',
  title: ['name'],
  sections: [{ label: 'Plant', fields: ['name', 'address', 'lat', 'lon', 'is_active'] }],
  columns: ['name', 'address', 'lat', 'lon', 'is_active'],
  sort: { field: 'name', order: 'ASC' },
  search: { columns: ['name', 'address'] },
  filter: { is_active: { eq: true } },
  saved_message: 'Plant saved!',
});
