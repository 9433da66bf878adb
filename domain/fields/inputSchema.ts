import * as z from 'zod/mini';
import type { FieldValue } from '../changes';
import { clientKey } from '../writes/clientKey';
import { checkField, type Refused } from './checkField';
import type { EntityDescriptor, FieldDescriptor } from './descriptor';
import { inputFields, type PartDescriptor } from './resource';
import { toFieldErrors } from './toFieldErrors';
import { refusalText } from '../refusalText';

/** `create` asks for every required field; `patch` takes any: absent is unchanged, null is cleared. */
export type InputMode = 'create' | 'patch';

/** A row of an input by field; a part holds its child rows. */
export type InputValue = FieldValue | undefined | Record<string, unknown>[];
type InputShape = Record<string, z.ZodMiniType<InputValue>>;
export type InputSchema = z.ZodMiniObject<InputShape, z.core.$strict>;

const addIssue = (context: z.core.ParsePayload, { rule, params }: Refused, path: string[] = []): void => {
  context.issues.push({
    code: 'custom',
    message: refusalText({ rule, params }, 'en'),
    params: { rule, params },
    path,
    input: context.value,
  });
};

/** One field: the value as it is stored, or an issue that carries its rule. */
const fieldSchema = (field: FieldDescriptor, mode: InputMode): z.ZodMiniType<InputValue> => {
  const given = z.pipe(
    z.unknown(),
    z.transform((value, context): FieldValue => {
      const checked = checkField(field, value);
      if ('value' in checked) return checked.value;
      addIssue(context, checked);
      return z.NEVER;
    }),
  );
  return mode === 'create' && field.required ? z.prefault(given, field.default ?? null) : z.optional(given);
};

const idOf = (row: unknown): unknown => (typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined);

/** A row of a part without the key `id: null`, with which a form may send a row that is not saved yet. */
const withoutNullId = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && idOf(row) === null
    ? Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id'))
    : row;

/**
 * The child rows of a part: with an id a changed row of the parent, without one a new row. The parent's own id is never
 * said.
 */
const partSchema = (part: PartDescriptor, parent: EntityDescriptor, mode: InputMode): z.ZodMiniType<InputValue> => {
  const row: EntityDescriptor & Pick<PartDescriptor, 'parts'> = {
    ...part.entity,
    fields: part.entity.fields.filter((field) => field.reference !== parent.name),
    ...(part.parts ? { parts: part.parts } : {}),
  };
  const added = z.extend(inputSchema(row, 'create'), { client_key: clientKey });
  const changed = z.extend(inputSchema(row, 'patch'), { id: z.int().check(z.positive()), client_key: clientKey });
  const either = z.pipe(
    z.unknown(),
    z.transform((given, context): Record<string, unknown> => {
      const value = withoutNullId(given);
      const parsed = (mode === 'patch' && idOf(value) !== undefined ? changed : added).safeParse(value);
      if (parsed.success) return parsed.data;
      for (const issue of toFieldErrors(parsed.error))
        addIssue(context, issue, issue.path === '' ? [] : issue.path.split('.'));
      return z.NEVER;
    }),
  );
  return z.optional(z.array(either));
};

/**
 * The strict input of an entity: unknown keys, fields that only the server sets and wrong values are refused, each with
 * its text. An empty text clears an optional field. The rows of a resource's parts travel inside, by the part's name.
 * An update's `version` is for the caller to add: `z.extend(inputSchema(entity, 'patch'), { version: z.int() })`.
 */
export const inputSchema = (
  entity: EntityDescriptor & { parts?: readonly PartDescriptor[] },
  mode: InputMode,
): InputSchema =>
  z.strictObject(
    Object.fromEntries([
      ...inputFields(entity).map((field) => [field.name, fieldSchema(field, mode)] as const),
      ...(entity.parts ?? []).map((part) => [part.name, partSchema(part, entity, mode)] as const),
    ]),
  );
