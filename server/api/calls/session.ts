import { toldLimits, type OwnLimits } from '#domain/access/fieldLimits';
import { VERSION } from '#domain/version';
import type { SchemaModule } from '../schema';

interface Me extends OwnLimits {
  id: number;
  email: string;
  name: string;
  role_id: number;
  employee_id: number | null;
  permissions: string[];
}

/** Who asks, and which server answers [NAV-024]. */
export const session: SchemaModule = ({ builder }) => {
  const me = builder.objectRef<Me>('Me').implement({
    description: 'The signed-in user, with the rights of this moment.',
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      email: t.field({ type: 'EmailAddress', nullable: false, resolve: (user) => user.email }),
      name: t.exposeString('name', { nullable: false }),
      role_id: t.exposeInt('role_id', { nullable: false }),
      employee_id: t.exposeInt('employee_id'),
      permissions: t.exposeStringList('permissions', { nullable: false }),
      hidden_fields: t.exposeStringList('hidden_fields', {
        nullable: false,
        description: 'What the role does not see, as `table.field`.',
      }),
      read_only_fields: t.exposeStringList('read_only_fields', {
        nullable: false,
        description: 'What the role sees and does not change, as `table.field`.',
      }),
    }),
  });
  builder.queryFields((t) => ({
    apiVersion: t.string({ nullable: false, description: 'The version of the server.', resolve: () => VERSION }),
    me: t.field({
      type: me,
      nullable: false,
      resolve: (_root, _args, { actor: { user_id, permissions, field_limits, ...actor } }) => ({
        ...actor,
        ...toldLimits(field_limits),
        id: user_id,
        permissions: [...permissions],
      }),
    }),
  }));
};
