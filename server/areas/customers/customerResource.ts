import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { customer, customerContact } from '../../db/tables/customers';
import { crud } from '../../api/resource';
import { HOMEOWNER_COMPANY_IDS } from './homeownerCompanies';
import { jobCount } from '../lookups/jobCount';

/** Builders [BLDR-001 BLDR-014 BLDR-015]; their contacts travel inside them. */
export const customerResource = crud(customer, {
  needs: RESOURCE_NEEDS.customer,
  label: 'Builder',
  route: '/customer',
  title: ['company_name'],
  sections: [
    {
      label: 'Company',
      fields: [
        'company_name',
        'customer_no',
        'business_phone',
        'telephone_ext',
        'fax_number',
        'company_email',
        'schedule_contact_email',
        'pricing_email',
        'web_page',
        'is_active',
      ],
    },
    { label: 'Address', fields: ['address_line_1', 'address_line_2', 'address_line_3', 'city', 'state', 'zip_code'] },
    {
      label: 'Billing',
      fields: ['invoice_email', 'is_invoice_by_email', 'is_invoice_by_fax', 'is_invoice_by_mail', 'is_credit_app'],
    },
    { label: 'Contacts', fields: ['customer_contacts'] },
    { label: 'Profile Picture', fields: ['profile_upload'] },
    { label: 'Note', fields: ['note'] },
  ],
  columns: [
    'profile_upload',
    'company_name',
    'customer_no',
    'city',
    'business_phone',
    'schedule_contact_email',
    'contact_count',
    'is_active',
  ],
  sort: { field: 'company_name', order: 'ASC' },
  filter: { is_active: { eq: true } },
  search: {
    columns: [
      'company_name',
      'customer_no',
      'city',
      'business_phone',
      'address_line_1',
      'zip_code',
      'company_email',
      'schedule_contact_email',
      'invoice_email',
      'pricing_email',
    ],
    children: [
      {
        table: 'customer_contact',
        via: 'customer_id',
        columns: ['first_name', 'last_name', 'email_address'],
        phones: ['phone_number'],
      },
    ],
  },
  labels: {
    is_invoice_by_email: 'Invoice by Email',
    is_invoice_by_fax: 'Invoice by Fax',
    is_invoice_by_mail: 'Invoice by Mail',
    is_credit_app: 'Credit App',
    telephone_ext: 'Telephone Ext',
    web_page: 'Web Page',
  },
  computed: [
    {
      name: 'contact_count',
      label: 'Contacts',
      kind: 'Int',
      expression: (alias) => `(select count(*)::int from customer_contact c where c.customer_id = ${alias}.id)`,
    },
    jobCount('company_id'),
  ],
  parts: [
    {
      table: customerContact,
      label: 'Contacts',
      label_one: 'Contact',
      orderBy: ['last_name', 'first_name'],
      title: ['first_name', 'last_name'],
    },
  ],
  // The company that stands for all homeowners, by environment [BLDR-012].
  protectedIds: HOMEOWNER_COMPANY_IDS,
  merge: {},
  similar: {
    phones: ['business_phone'],
    emails: ['company_email', 'schedule_contact_email', 'invoice_email', 'pricing_email'],
    address: 'address_line_1',
    note: ['city', 'business_phone'],
  },
  saved_message: 'Builder saved!',
});
