import * as z from 'zod/mini';
import { FIELD_ACCESS } from '../access/fieldLimits';
import type { EntityDescriptor } from '../fields/descriptor';
import { inputSchema, type InputMode } from '../fields/inputSchema';
import { withExtras } from '../fields/withExtras';
import { entriesSchema } from './userInput';

/** The most fields that a role is kept from. */
const MAX_LIMITS = 500;

const { triPermissions, biPermissions } = entriesSchema.shape;
const extras = z.strictObject({
  flags: z.nullish(z.strictObject({ presite_gunite: z.boolean(), presite_pebble: z.boolean() })),
  triPermissions: z.nullish(triPermissions),
  biPermissions: z.nullish(biPermissions),
  field_limits: z.nullish(
    z
      .array(
        z.strictObject({
          entity: z.string().check(z.maxLength(63)),
          field: z.string().check(z.maxLength(63)),
          access: z.enum(FIELD_ACCESS),
        }),
      )
      .check(z.maxLength(MAX_LIMITS)),
  ),
});
const place = { id: z.int(), version: z.int() };
const NAMES = Object.keys(extras.shape);

const WORDS: readonly string[] = ['name', 'description'];
const wordsOf = (role: EntityDescriptor, mode: InputMode) =>
  inputSchema({ name: role.name, fields: role.fields.filter(({ name }) => WORDS.includes(name)) }, mode);

/** A new role: its name and description, its entries and the two presite flags [ADM-005]. */
export const newRoleSchema = (role: EntityDescriptor) => withExtras(wordsOf(role, 'create'), extras, NAMES);

/** Changes of a role on a version; what is left out stays. */
export const changedRoleSchema = (role: EntityDescriptor) =>
  withExtras(wordsOf(role, 'patch'), z.extend(extras, place), [...NAMES, ...Object.keys(place)]);
