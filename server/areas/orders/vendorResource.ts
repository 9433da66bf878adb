import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { vendor } from '../../db/tables/products';
import { crud } from '../../api/resource';
import { addressOf } from '../../api/addressOf';

/** Who we buy from. */
export const vendorResource = crud(vendor, {
  needs: RESOURCE_NEEDS.vendor,
  label: 'Vendor',
  title: ['name'],
  sections: [
    { label: 'Vendor', fields: ['name', 'account_number', 'phone_number', 'order_emails', 'is_active'] },
    { label: 'Address', fields: ['address_line_1', 'city', 'state', 'zip_code'] },
    { label: 'Note', fields: ['note'] },
  ],
  columns: ['name', 'account_number', 'phone_number', 'order_emails', 'city', 'is_active'],
  filter: { is_active: { eq: true } },
  search: { columns: ['name', 'account_number', 'city'] },
  labels: { phone_number: 'Phone' },
  computed: [addressOf],
});
