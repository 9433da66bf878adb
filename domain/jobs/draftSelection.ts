import type * as z from 'zod/mini';
import { definitionOf } from '../fields/zodDefinition';

/** Fields that only the form has; the server never returns them. */
const OWN: ReadonlySet<string> = new Set(['is_status_manual']);

/** The fields of the object that a value, a list or a group is made of; null for plain values. */
const fieldsIn = (schema: z.core.$ZodType): z.core.$ZodShape | null => {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldsIn(def.innerType);
    case 'pipe':
      return fieldsIn(def.in);
    case 'array':
      return fieldsIn(def.element);
    case 'object':
      return def.shape;
    default:
      return null;
  }
};

/**
 * What a query asks for, so that its answer can be made into what the schema gives: its fields, and in braces those of
 * choices, groups and rows. What a form calls a row is answered as `client_key`, by the save that made the row.
 */
export const draftSelection = (schema: z.core.$ZodType): string =>
  Object.entries(fieldsIn(schema) ?? {})
    .filter(([name]) => !OWN.has(name))
    .map(([name, field]) =>
      name === 'key' ? 'client_key' : fieldsIn(field) ? `${name} { ${draftSelection(field)} }` : name,
    )
    .join(' ');
