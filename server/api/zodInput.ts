import type { InputObjectRef } from '@pothos/core';
import { z } from 'zod';
import { definitionOf } from '#domain/fields/zodDefinition';
import type { Builder, SchemaTypes } from './builder';

type ScalarName = keyof SchemaTypes['Scalars'];

/**
 * What GraphQL must know of a schema beyond what zod says: the name of an object's input type, or the scalar of a
 * value.
 */
interface GraphqlMeta {
  type?: string;
  /** What is said of that type. */
  description?: string;
  scalar?: ScalarName;
}

const METAS = z.registry<GraphqlMeta>();

/**
 * Names the input type that is made from an object, or the scalar of a value that is no plain text or number.
 * @returns the schema itself
 */
export const asInput = <Schema extends z.core.$ZodType>(schema: Schema, meta: GraphqlMeta): Schema => {
  METAS.add(schema, meta);
  return schema;
};

/** A strict object that becomes the input type of that name. */
export const namedInput = <Shape extends z.core.$ZodLooseShape>(type: string, shape: Shape) =>
  asInput(z.strictObject(shape), { type });

/** The version in an update. */
export const versionRead = z.int().describe('The version that was read; another one by now is a conflict.');

/** A schema without what wraps it: what is left of it, whether it may be absent or null, and what is said of it. */
interface Bare {
  schema: z.core.$ZodType;
  isNullable: boolean;
  description?: string | undefined;
  meta: GraphqlMeta;
}

const isTransform = (schema: z.core.$ZodType): boolean => definitionOf(schema).type === 'transform';

const innerOf = (schema: z.core.$ZodType): { inner: z.core.$ZodType; isNullable: boolean } | null => {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return { inner: def.innerType, isNullable: true };
    case 'readonly':
      return { inner: def.innerType, isNullable: false };
    case 'pipe':
      return { inner: isTransform(def.in) ? def.out : def.in, isNullable: false };
    default:
      return null;
  }
};

const bareOf = (schema: z.core.$ZodType): Bare => {
  const description = z.globalRegistry.get(schema)?.description;
  const meta = METAS.get(schema) ?? {};
  const wrapped = innerOf(schema);
  if (!wrapped) return { schema, isNullable: false, description, meta };
  const inner = bareOf(wrapped.inner);
  return {
    schema: inner.schema,
    isNullable: wrapped.isNullable || inner.isNullable,
    description: description ?? inner.description,
    meta: { ...inner.meta, ...meta },
  };
};

type InputRef = InputObjectRef<PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>, Record<string, unknown>>;
type InputType = ScalarName | InputRef;
/** A field or an argument, as the builder takes it. */
interface InputField {
  type: InputType | [InputType];
  required: boolean;
  description?: string;
}

const shapeOf = (schema: z.core.$ZodType): z.core.$ZodShape => {
  const { schema: bare } = bareOf(schema);
  const def = definitionOf(bare);
  if (def.type !== 'object') throw new TypeError(`an input is an object, not a ${def.type}`);
  return def.shape;
};

const made = new WeakMap<Builder, Map<string, InputRef>>();

/** The input type of that name with a field for each of the shape. One for each schema, whoever asks first. */
const inputTypeOf = (builder: Builder, name: string, shape: z.core.$ZodShape, description?: string): InputRef => {
  const types = made.get(builder) ?? new Map<string, InputRef>();
  made.set(builder, types);
  const earlier = types.get(name);
  if (earlier) return earlier;
  const fields = Object.entries(shape).map(([field, schema]) => [field, fieldOf(builder, schema)] as const);
  const type: InputRef = builder.inputType(name, {
    ...(description === undefined ? {} : { description }),
    fields: (t) => Object.fromEntries(fields.map(([field, options]) => [field, t.field(options)])),
  });
  types.set(name, type);
  return type;
};

const typeOf = (builder: Builder, { schema, meta }: Bare): InputType | [InputType] => {
  if (meta.scalar) return meta.scalar;
  const def = definitionOf(schema);
  switch (def.type) {
    case 'string':
    case 'enum':
      return 'String';
    case 'boolean':
      return 'Boolean';
    case 'number':
      return 'format' in def && typeof def.format === 'string' && /int/.test(def.format) ? 'Int' : 'Float';
    case 'array': {
      const element = typeOf(builder, bareOf(def.element));
      if (Array.isArray(element)) throw new TypeError('no call takes lists of lists');
      return [element];
    }
    case 'object':
      if (meta.type === undefined) throw new TypeError(`an input without a name: ${Object.keys(def.shape).join(', ')}`);
      return inputTypeOf(builder, meta.type, def.shape, meta.description);
    default:
      throw new TypeError(`say by asInput what GraphQL calls a ${def.type}`);
  }
};

const fieldOf = (builder: Builder, schema: z.core.$ZodType): InputField => {
  const bare = bareOf(schema);
  return {
    type: typeOf(builder, bare),
    required: !bare.isNullable,
    ...(bare.description === undefined ? {} : { description: bare.description }),
  };
};

/** Where the input of a call travels: in one argument, as a type of that name, with some of its fields beside it. */
export interface InOneArgument {
  argument: string;
  /** The name of the type, where the schema does not say it. */
  type?: string;
  /** What is said of that type. */
  description?: string;
  /** Fields that are arguments of their own. */
  beside?: readonly string[];
}

/**
 * The arguments of a call, made from the schema of its input: one for each of its fields, or all of it in one argument.
 * @throws TypeError for a schema that says too little for GraphQL
 */
export const inputArguments = (
  builder: Builder,
  input: z.core.$ZodType,
  packed?: InOneArgument,
): Record<string, InputField> => {
  if (!packed) {
    return Object.fromEntries(Object.entries(shapeOf(input)).map(([name, schema]) => [name, fieldOf(builder, schema)]));
  }
  const { argument, type, beside = [], description } = packed;
  if (type === undefined) return { [argument]: { ...fieldOf(builder, input), required: true } };
  const shape = shapeOf(input);
  const inside = Object.fromEntries(Object.entries(shape).filter(([name]) => !beside.includes(name)));
  return {
    ...Object.fromEntries(
      beside.flatMap((name) => {
        const schema = shape[name];
        return schema ? [[name, fieldOf(builder, schema)] as const] : [];
      }),
    ),
    [argument]: { type: inputTypeOf(builder, type, inside, description), required: true },
  };
};

/**
 * The input type of a named object, for types that are not made from zod. @throws TypeError for an object without a
 * name
 */
export const inputTypeFor = (builder: Builder, schema: z.core.$ZodType): InputRef => {
  const { meta } = bareOf(schema);
  if (meta.type === undefined) throw new TypeError('an input without a name');
  return inputTypeOf(builder, meta.type, shapeOf(schema), meta.description);
};
