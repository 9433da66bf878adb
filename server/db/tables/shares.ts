import { sql } from 'drizzle-orm';
import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { notBlank, rowRule } from '../checks';
import { audit, code, flag, id, reference, text } from '../columns';
import { appUser, role } from './identity';
import { savedView } from './views';

/** How files of one kind are imported, as a user has named it: what their columns are meant for [ADM-017]. */
export const importMapping = pgTable(
  'import_mapping',
  {
    id: id(),
    /** The resource whose records the files hold; `{resource}.{part}` for rows of a part. */
    resource: code({ max: 60 }).notNull(),
    owner_id: reference(() => appUser.id, 'cascade').notNull(),
    name: text({ max: 60 }).notNull(),
    /** `MappingSettings` as JSON. */
    settings: code({ max: 20_000 }).notNull(),
    ...audit(),
  },
  (table) => [
    unique('import_mapping_name_key').on(table.owner_id, table.resource, table.name),
    index('import_mapping_resource_idx').on(table.resource),
    notBlank('import_mapping', table.name),
  ],
);

/**
 * With whom a view or a mapping is shared: the people of a role, a person, or everybody who may read the list [ADM-016].
 */
export const share = pgTable(
  'share',
  {
    id: id(),
    saved_view_id: reference(() => savedView.id, 'cascade'),
    import_mapping_id: reference(() => importMapping.id, 'cascade'),
    role_id: reference(() => role.id, 'cascade'),
    user_id: reference(() => appUser.id, 'cascade'),
    is_everyone: flag(),
    ...audit(),
  },
  (table) => [
    unique('share_key')
      .on(table.saved_view_id, table.import_mapping_id, table.role_id, table.user_id)
      .nullsNotDistinct(),
    index('share_import_mapping_id_idx').on(table.import_mapping_id),
    index('share_role_id_idx').on(table.role_id),
    index('share_user_id_idx').on(table.user_id),
    rowRule('share', 'of_one', sql`num_nonnulls(${table.saved_view_id}, ${table.import_mapping_id}) = 1`),
    rowRule('share', 'with_one', sql`num_nonnulls(${table.role_id}, ${table.user_id}) + ${table.is_everyone}::int = 1`),
  ],
);
