import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { crud } from '../../api/resource';
import { emailTemplate } from '../../db/tables/builderEmails';

/** The templates of mails to builders, as administrators edit them [EML-003]. */
export const emailTemplateResource = crud(emailTemplate, {
  needs: RESOURCE_NEEDS.email_template,
  label: 'Email Template',
  route: '/admin/lookups/email-template',
  title: ['display_name'],
  sort: { field: 'id', order: 'ASC' },
  columns: ['display_name', 'aws_name', 'is_gunite', 'is_pebble', 'is_warranty', 'is_prep', 'is_app', 'is_detail'],
  search: { columns: ['display_name', 'aws_name', 'subject', 'body'] },
  labels: {
    is_gunite: 'Gunite',
    is_pebble: 'Pebble',
    is_warranty: 'Warranty',
    is_prep: 'Prep',
    is_app: 'App',
    is_detail: 'Detail',
  },
  sections: [
    {
      label: 'Offered for',
      fields: ['display_name', 'aws_name', 'is_gunite', 'is_pebble', 'is_warranty', 'is_prep', 'is_app', 'is_detail'],
    },
    { label: 'Text', fields: ['subject', 'body', 'subject_es', 'body_es'] },
  ],
});
