import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { homeowner } from '../../db/tables/customers';
import { crud } from '../../api/resource';
import { jobCount } from '../lookups/jobCount';

/** Homeowners [HOM-001 HOM-002 HOM-008]. */
export const homeownerResource = crud(homeowner, {
  needs: RESOURCE_NEEDS.homeowner,
  label: 'Homeowner',
  route: '/homeowner',
  title: ['first_name', 'last_name'],
  sections: [
    {
      label: 'Homeowner',
      fields: ['first_name', 'last_name', 'phone_number', 'secondary_phone_number', 'email_address', 'fax_number'],
    },
    { label: 'Mailing Address', fields: ['mailing_address', 'city', 'state', 'zip_code'] },
    { label: 'Note', fields: ['note'] },
  ],
  columns: ['name', 'phone_number', 'secondary_phone_number', 'email_address', 'city', 'job_count'],
  sort: { field: 'last_name', order: 'ASC' },
  search: {
    columns: [
      'first_name',
      'last_name',
      'phone_number',
      'secondary_phone_number',
      'email_address',
      'city',
      'mailing_address',
      'zip_code',
    ],
  },
  labels: { phone_number: 'Phone', secondary_phone_number: 'Secondary Phone', email_address: 'Email' },
  computed: [
    {
      name: 'name',
      label: 'Name',
      kind: 'String',
      sort_by: 'last_name',
      expression: (alias) => `concat_ws(' ', ${alias}.first_name, ${alias}.last_name)`,
    },
    jobCount('homeowner_id'),
  ],
  merge: {},
  similar: {
    phones: ['phone_number', 'secondary_phone_number'],
    emails: ['email_address'],
    address: 'mailing_address',
    note: ['mailing_address', 'city', 'phone_number'],
  },
  saved_message: 'Homeowner saved!',
});
