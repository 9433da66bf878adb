import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { appUser, userPermission } from '../../db/tables/identity';
import { crud } from '../../api/resource';

/** Whether a user is a subcontractor: the user's own entry, else the role's. */
const isSubcontractor = (alias: string): string => `coalesce(
  (select has_permission from user_permission where user_id = ${alias}.id and category_name = 'IS_SUBCONTRACTOR'),
  (select has_permission from role_permission where role_id = ${alias}.role_id and category_name = 'IS_SUBCONTRACTOR'), false)`;

/** Users [USR-002 USR-013]. Their writes are named calls, which act at the identity provider too. */
export const userResource = crud(appUser, {
  needs: RESOURCE_NEEDS.app_user,
  writes: [],
  label: 'User',
  route: '/user',
  title: ['first_name', 'last_name'],
  sections: [
    { label: 'User', fields: ['email', 'first_name', 'last_name'] },
    { label: 'Access', fields: ['role_id', 'preliminary_estimate_action', 'employee_id', 'is_active'] },
    {
      label: 'Notifications',
      fields: ['is_central_texas_job_created_recipient', 'is_email_transmission_failed_recipient'],
    },
  ],
  columns: ['name', 'email', 'role_id', 'employee_id', 'is_subcontractor', 'is_active', 'last_login_at'],
  sort: { field: 'last_name', order: 'ASC' },
  filter: { is_active: { eq: true } },
  search: { columns: ['first_name', 'last_name', 'email'] },
  labels: {
    is_central_texas_job_created_recipient: 'Notify when a Central Texas job is created',
    is_email_transmission_failed_recipient: 'Notify when an email transmission fails',
  },
  computed: [
    {
      name: 'name',
      label: 'Name',
      kind: 'String',
      sort_by: 'last_name',
      expression: (alias) => `concat_ws(' ', ${alias}.first_name, ${alias}.last_name)`,
    },
    { name: 'is_subcontractor', label: 'Subcontractor', kind: 'Boolean', expression: isSubcontractor },
  ],
  parts: [
    {
      name: 'overrides',
      table: userPermission,
      label: 'Permissions',
      label_one: 'Permission',
      orderBy: ['category_name'],
      title: ['category_name'],
    },
  ],
  saved_message: 'User saved!',
});
