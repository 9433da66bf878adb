import type * as z from 'zod/mini';

/** What a schema is made of, as the union of all that zod makes. `_zod` is the place that zod documents for tools. */
export const definitionOf = (schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] =>
  // oxlint-disable-next-line no-underscore-dangle, typescript/no-unsafe-type-assertion -- zod's public name and union
  (schema as z.core.$ZodTypes)._zod.def;
