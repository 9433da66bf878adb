import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { notBlank } from '../checks';
import { audit, code, count, id, reference, text } from '../columns';
import { appUser } from './identity';

/** A state of a list that a user has named: filters, order, columns, page size. */
export const savedView = pgTable(
  'saved_view',
  {
    id: id(),
    /** The resource whose list it is. */
    resource: code({ max: 60 }).notNull(),
    owner_id: reference(() => appUser.id, 'cascade').notNull(),
    name: text({ max: 60 }).notNull(),
    /** `ViewSettings` as JSON. */
    settings: code({ max: 20_000 }).notNull(),
    ...audit(),
  },
  (table) => [
    unique('saved_view_name_key').on(table.owner_id, table.resource, table.name),
    index('saved_view_resource_idx').on(table.resource),
    notBlank('saved_view', table.name),
  ],
);

/** The view with which a list opens for a user. */
export const defaultView = pgTable(
  'default_view',
  {
    id: id(),
    user_id: reference(() => appUser.id, 'cascade').notNull(),
    resource: code({ max: 60 }).notNull(),
    saved_view_id: reference(() => savedView.id, 'cascade').notNull(),
    ...audit(),
  },
  (table) => [
    unique('default_view_user_id_resource_key').on(table.user_id, table.resource),
    index('default_view_saved_view_id_idx').on(table.saved_view_id),
  ],
);

/** Records that left the house as a file: who took which ones is kept like any other change [ADM-007]. */
export const dataExport = pgTable('data_export', {
  id: id(),
  data_set: code({ max: 60 }).notNull(),
  /** What narrowed it, as JSON. */
  narrowed_by: code({ max: 20_000 }),
  columns: code({ max: 4_000 }).notNull(),
  row_count: count().notNull(),
  ...audit(),
});
