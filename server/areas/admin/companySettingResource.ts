import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { companySetting } from '../../db/tables/settings';
import { crud } from '../../api/resource';

/** The contractor's name and address for papers: the one row is changed, never made or deleted [ADM-006]. */
export const companySettingResource = crud(companySetting, {
  needs: RESOURCE_NEEDS.company_setting,
  label: 'Contractor',
  label_plural: 'Contractor',
  route: '/admin/settings',
  title: ['contractor_name'],
  writes: ['update'],
  sections: [
    { label: 'Contractor', fields: ['contractor_name', 'phone_number', 'address_line_1', 'city', 'state', 'zip_code'] },
    { label: 'The evening before', fields: ['evening_message_time', 'crews_told_time'] },
    { label: 'Weekly reports', fields: ['report_mail_time'] },
    { label: 'Calendars', fields: ['week_starts_on'] },
    { label: 'Boards', fields: ['refuses_days_without_work'] },
  ],
  saved_message: 'Saved!',
});
