import * as z from 'zod/mini';
import type { InputValue } from './inputSchema';
import { toFieldErrors } from './toFieldErrors';
import { isRecord } from '../values';

/**
 * The input of an entity with parts of another shape beside its fields: each is checked by its own schema, and what
 * both refuse is told together. `names` are the keys of the extras.
 */
export const withExtras = <Extras>(
  fields: z.ZodMiniType<Record<string, InputValue>>,
  extras: z.ZodMiniType<Extras>,
  names: readonly string[],
) =>
  z.pipe(
    z.unknown(),
    z.transform((given, context): { values: Record<string, InputValue>; extras: Extras } => {
      const entries = isRecord(given) ? Object.entries(given) : [];
      const part = (isExtra: boolean) =>
        Object.fromEntries(entries.filter(([name]) => names.includes(name) === isExtra));
      const [known, more] = [fields.safeParse(part(false)), extras.safeParse(part(true))];
      for (const { error } of [known, more]) {
        for (const { path, message, rule, params } of error ? toFieldErrors(error) : [])
          context.issues.push({
            code: 'custom',
            path: path.split('.'),
            message,
            params: { rule, params },
            input: given,
          });
      }
      return known.success && more.success ? { values: known.data, extras: more.data } : z.NEVER;
    }),
  );
