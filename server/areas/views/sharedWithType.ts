import type { SharedWith } from '#domain/sharing/sharing';
import { oncePerSchema } from '../../api/oncePerSchema';

/** What is said of the fields and arguments by which things are shared. */
export const SHARED_WITH = {
  is_shared: 'Everybody who may read the list sees it.',
  shared_roles: 'Whose people see it; empty for who may not change it.',
  shared_users: 'The active users who see it; empty for who may not change it.',
  role_ids: 'The roles to share it with; absent, they stay.',
  user_ids: 'The active users to share it with; absent, they stay. Its owner, who sees it anyway, is passed over.',
} as const;

/** A role or a user that something is shared with. */
export const sharedWithType = oncePerSchema((builder) =>
  builder.objectRef<SharedWith>('SharedWith').implement({
    description: 'A role or a user that a view or a mapping is shared with.',
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
    }),
  }),
);
