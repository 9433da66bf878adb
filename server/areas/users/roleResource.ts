import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { role, roleFieldLimit, rolePermission } from '../../db/tables/identity';
import { crud } from '../../api/resource';

/** Roles [AUTH-057 ADM-005]. Their writes are named calls, which take the permissions with them. */
export const roleResource = crud(role, {
  needs: RESOURCE_NEEDS.role,
  writes: [],
  label: 'Role',
  route: '/roles',
  title: ['name'],
  columns: ['name', 'user_count'],
  sort: { field: 'id', order: 'ASC' },
  computed: [
    {
      name: 'user_count',
      label: 'Users',
      kind: 'Int',
      expression: (alias) => `(select count(*)::int from app_user u where u.role_id = ${alias}.id)`,
    },
  ],
  parts: [
    {
      table: rolePermission,
      label: 'Permissions',
      label_one: 'Permission',
      orderBy: ['category_name'],
      title: ['category_name'],
    },
    {
      table: roleFieldLimit,
      label: 'Field rights',
      label_one: 'Field right',
      orderBy: ['entity', 'field'],
      title: ['entity', 'field'],
    },
  ],
  saved_message: 'Role saved!',
});
