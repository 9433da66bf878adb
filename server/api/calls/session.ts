import { VERSION } from '#domain/version';
import type { SchemaModule } from '../schema';

interface Me {
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
    }),
  });
  builder.queryFields((t) => ({
    apiVersion: t.string({ nullable: false, description: 'The version of the server.', resolve: () => VERSION }),
    me: t.field({
      type: me,
      nullable: false,
      resolve: (_root, _args, { actor: { user_id, permissions, ...actor } }) => ({
        ...actor,
        id: user_id,
        permissions: [...permissions],
      }),
    }),
  }));
};
