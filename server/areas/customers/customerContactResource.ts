import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { customerContact } from '../../db/tables/customers';
import { crud } from '../../api/resource';

/** The contacts of builders on their own, for lists across builders [BLDR-003]. */
export const customerContactResource = crud(customerContact, {
  needs: RESOURCE_NEEDS.customer_contact,
  label: 'Contact',
  title: ['first_name', 'last_name'],
  columns: ['first_name', 'last_name', 'customer_id', 'position', 'phone_number', 'email_address'],
  sort: { field: 'last_name', order: 'ASC' },
  search: { columns: ['first_name', 'last_name', 'email_address', 'phone_number'] },
  similar: {
    phones: ['phone_number'],
    emails: ['email_address'],
    within: 'customer_id',
    note: ['phone_number', 'email_address'],
  },
  merge: { within: 'customer_id' },
  labels: { customer_id: 'Builder', phone_number: 'Phone', email_address: 'Email' },
});
