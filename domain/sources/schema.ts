import * as z from 'zod/mini';

/** What is asked of a source: types with their fields and inputs, without descriptions. */
export const INTROSPECTION = `query Introspection {
  __schema {
    queryType { name } mutationType { name }
    types {
      kind name
      fields(includeDeprecated: false) { name args { ...Argument } type { ...Ref } }
      inputFields { ...Argument }
      enumValues(includeDeprecated: true) { name }
    }
  }
}
fragment Argument on __InputValue { name type { ...Ref } defaultValue }
fragment Ref on __Type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }`;

/** A type as a field or an argument names it: wrapped in lists and non-nulls. */
export interface TypeRef {
  kind: string;
  name?: string | null | undefined;
  ofType?: TypeRef | null | undefined;
}
const typeRef: z.ZodMiniType<TypeRef> = z.lazy(() =>
  z.object({ kind: z.string(), name: z.nullish(z.string()), ofType: z.nullish(typeRef) }),
);

const argument = z.object({ name: z.string(), type: typeRef, defaultValue: z.nullish(z.string()) });
const field = z.object({ name: z.string(), args: z.array(argument), type: typeRef });
const type = z.object({
  kind: z.string(),
  name: z.string(),
  fields: z.nullish(z.array(field)),
  inputFields: z.nullish(z.array(argument)),
  enumValues: z.nullish(z.array(z.object({ name: z.string() }))),
});
const root = z.nullish(z.object({ name: z.string() }));
const introspection = z.object({
  __schema: z.object({ queryType: root, mutationType: root, types: z.array(type) }),
});

export type SchemaArgument = z.infer<typeof argument>;
export type SchemaField = z.infer<typeof field>;

/** The types of a source by their names. */
export interface SourceSchema {
  queries: ReadonlyMap<string, SchemaField>;
  mutations: ReadonlyMap<string, SchemaField>;
  /** The fields of an object type; null for what is none. */
  fieldsOf(type: string): readonly SchemaField[] | null;
  /** The fields of an input object; null for what is none. */
  inputOf(type: string): ReadonlyMap<string, SchemaArgument> | null;
  /** The values of an enum; null for what is none. */
  valuesOf(type: string): readonly string[] | null;
}

const byName = <One extends { name: string }>(all: readonly One[]): ReadonlyMap<string, One> =>
  new Map(all.map((one) => [one.name, one]));

/** Reads the answer to `INTROSPECTION`; null for something else. */
export const readSchema = (answer: unknown): SourceSchema | null => {
  const parsed = introspection.safeParse(answer);
  if (!parsed.success) return null;
  const { __schema: schema } = parsed.data;
  const { queryType, mutationType, types } = schema;
  const known = byName(types);
  const fieldsOf = (name: string) => known.get(name)?.fields ?? null;
  const inputs = new Map(types.map(({ name, inputFields }) => [name, inputFields ? byName(inputFields) : null]));
  return {
    queries: byName(fieldsOf(queryType?.name ?? '') ?? []),
    mutations: byName(fieldsOf(mutationType?.name ?? '') ?? []),
    fieldsOf: (name) => (known.get(name)?.kind === 'OBJECT' ? fieldsOf(name) : null),
    inputOf: (name) => inputs.get(name) ?? null,
    valuesOf: (name) => known.get(name)?.enumValues?.map((value) => value.name) ?? null,
  };
};

/** The type inside of all lists and non-nulls. */
export const namedType = ({ name, ofType }: TypeRef): string => (ofType ? namedType(ofType) : (name ?? ''));

export const isRequired = ({ kind }: TypeRef): boolean => kind === 'NON_NULL';

export const isList = ({ kind, ofType }: TypeRef): boolean =>
  kind === 'LIST' || (kind === 'NON_NULL' && ofType?.kind === 'LIST');

/** A type as documents write it: `[vendor_order_by!]`. */
export const typeText = ({ kind, name, ofType }: TypeRef): string => {
  if (!ofType) return name ?? '';
  return kind === 'LIST' ? `[${typeText(ofType)}]` : `${typeText(ofType)}!`;
};

/** What has to be given: a non-null argument with a default may be left out. */
export const mustBeGiven = ({ type: given, defaultValue }: SchemaArgument): boolean =>
  isRequired(given) && (defaultValue === null || defaultValue === undefined);
