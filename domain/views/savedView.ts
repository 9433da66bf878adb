import * as z from 'zod/mini';
import type { Sharing } from '../sharing/sharing';

/** Longest name of a view, in characters. */
export const VIEW_NAME_MAX = 60;
/** Largest settings of a view, as JSON, in characters. */
const SETTINGS_MAX = 20_000;

const name = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * What a list shows, as a user has named it: filters with the search, order, columns with their widths in pixels, page
 * size. `columns` is null for the list's own columns.
 */
export const viewSettings = z
  .strictObject({
    filter: z.record(z.string(), z.unknown()),
    sort: z.strictObject({ field: name, order: z.enum(['ASC', 'DESC']) }),
    columns: z.nullable(
      z.strictObject({
        shown: z.array(name).check(z.maxLength(200)),
        widths: z.record(name, z.number().check(z.minimum(20), z.maximum(2_000))),
      }),
    ),
    /** How its rows are laid out, `groups.city`; absent for rows. */
    layout: z.optional(name),
    per_page: z.int().check(z.minimum(1), z.maximum(100)),
  })
  .check(
    z.refine((settings) => JSON.stringify(settings).length <= SETTINGS_MAX, {
      params: { rule: 'max_length', params: { max: SETTINGS_MAX } },
    }),
  );

export type ViewSettings = z.infer<typeof viewSettings>;

/** A view as the API tells it to one user. */
export interface SavedView extends Sharing {
  id: number;
  version: number;
  resource: string;
  name: string;
  settings: ViewSettings;
  /** The list opens with it, for this user. */
  is_default: boolean;
  /** This user made it. */
  is_own: boolean;
  owner_name: string;
  /** Its owner and administrators change it. */
  may_edit: boolean;
}
