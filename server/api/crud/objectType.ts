import { fieldKey } from '#domain/access/fieldLimits';
import { isRecord } from '#domain/values';
import type { Row } from '../../db/statement';
import type { Builder } from '../builder';
import { clientKeyField } from '../clientKey';
import { shownColumns } from '../describe';
import { fieldNeed } from '../fieldRights';
import { relationName } from '../naming';
import { isOfTable } from '../registry';
import { partsWithin, type Part, type Resource } from '../resource';
import { fieldType } from './fieldTypes';

const objectRefOf = (builder: Builder, name: string) => builder.objectRef<Row>(name);

/** The object types of a schema in the making. All are named before any gets its fields: references run in circles. */
export type ObjectRef = ReturnType<typeof objectRefOf>;
export type ObjectRefs = ReadonlyMap<string, ObjectRef>;

const lookupRefOf = (builder: Builder) =>
  builder.interfaceRef<Row>('Lookup').implement({
    description: 'A row of a list that pickers offer [LKP-011 LKP-018].',
    fields: (t) => ({
      id: t.field({ type: 'Int', nullable: false, resolve: (row) => row.id }),
      name: t.field({ type: 'String', nullable: false, resolve: (row) => row.name }),
      sort_order: t.field({ type: 'Int', nullable: false, resolve: (row) => row.sort_order }),
      is_active: t.field({ type: 'Boolean', nullable: false, resolve: (row) => row.is_active }),
    }),
  });

/** First pass: every table that has a type gets its reference. A part that is no resource has a type of its own. */
export const nameObjectTypes = (
  builder: Builder,
  resources: readonly Resource[],
  typeOf: (part: Part) => string,
): ObjectRefs => {
  const refs = new Map(resources.map((resource) => [resource.entity.name, objectRefOf(builder, resource.type)]));
  for (const part of resources.flatMap(partsWithin)) {
    if (!refs.has(part.entity.name)) refs.set(part.entity.name, objectRefOf(builder, typeOf(part)));
  }
  return refs;
};

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : []);

interface Described
  extends
    Pick<Resource, 'entity'>,
    Partial<Pick<Resource, 'computed' | 'parts' | 'fieldNeeds' | 'isLookup' | 'needs'>> {
  label: string;
  /** Rows of it are saved inside of another record. */ isPart: boolean;
}

interface Surroundings {
  lookup: ReturnType<typeof lookupRefOf>;
  /** The tables that references lead to: all rows of them are for whoever may read the type. */
  leadsTo: ReadonlySet<string>;
}

const addFields = (
  builder: Builder,
  refs: ObjectRefs,
  described: Described,
  { lookup, leadsTo }: Surroundings,
): void => {
  const { entity, computed = [], parts = [], needs } = described;
  const ref = refs.get(entity.name);
  if (!ref) return;
  const extensionsOf = (field: string) => {
    const need = fieldNeed(described, field);
    return { extensions: { property: field, column: fieldKey(entity.name, field), ...(need ? { need } : {}) } };
  };
  builder.objectType(ref, {
    description: described.label,
    extensions: needs ? { need: needs.read } : {},
    interfaces: described.isLookup ? [lookup] : [],
    fields: (t) => {
      const columns = shownColumns(entity).map(
        (column) =>
          [
            column.name,
            t.field({
              type: fieldType(column, entity),
              nullable: !column.notNull,
              ...extensionsOf(column.name),
              resolve: (row) => row[column.name],
            }),
          ] as const,
      );
      const relations = shownColumns(entity).flatMap(({ name, notNull, reference }) => {
        const target = reference === undefined ? undefined : refs.get(reference);
        if (!target || reference === undefined || !leadsTo.has(reference)) return [];
        const field = relationName(name);
        return [
          [
            field,
            t.field({
              type: target,
              nullable: !notNull,
              ...extensionsOf(name),
              resolve: (row, _args, { loaders }) => {
                const id = row[name];
                if (isRecord(row[field])) return row[field];
                if (field in row && !entity.byName.has(field)) return null;
                return typeof id === 'number' ? loaders.row(reference, id) : null;
              },
            }),
          ] as const,
        ];
      });
      const values = computed.map(
        ({ name, kind }) =>
          [name, t.field({ type: kind, ...extensionsOf(name), resolve: (row) => row[name] })] as const,
      );
      const rows = parts.flatMap((part) => {
        const target = refs.get(part.entity.name);
        return target
          ? [
              [
                part.name,
                t.field({
                  type: [target],
                  nullable: false,
                  ...extensionsOf(part.name),
                  resolve: (row) => rowsOf(row[part.name]),
                }),
              ] as const,
            ]
          : [];
      });
      return Object.fromEntries<ReturnType<typeof t.field>>([
        ...columns,
        ...relations,
        ...values,
        ...rows,
        ...(described.isPart ? [['client_key', clientKeyField(t, entity.name)] as const] : []),
      ]);
    },
  });
};

const partFields = ({ entity, parts }: Part): Pick<Described, 'entity' | 'parts'> => ({ entity, parts });

/** Second pass: columns, references, computed values and child rows of every type. */
export const addObjectTypes = (builder: Builder, refs: ObjectRefs, resources: readonly Resource[]): void => {
  const tables = new Set(resources.map(({ entity }) => entity.name));
  const partTables = new Set(resources.flatMap(partsWithin).map(({ entity }) => entity.name));
  const isPart = (table: string): boolean => partTables.has(table);
  // A resource under a name of its own shows some rows of its table: a reference would lead to the others too.
  const leadsTo = new Set([...resources.filter(isOfTable).map(({ entity }) => entity.name), ...partTables]);
  const surroundings = { lookup: lookupRefOf(builder), leadsTo };
  for (const resource of resources)
    addFields(
      builder,
      refs,
      { ...resource, label: resource.label, isPart: isPart(resource.entity.name) },
      surroundings,
    );
  // Rows of one table can be saved inside of two records, as those of crews and of their people are.
  const parts = new Map(resources.flatMap(partsWithin).map((part) => [part.entity.name, part]));
  for (const part of parts.values()) {
    if (!tables.has(part.entity.name))
      addFields(builder, refs, { ...partFields(part), label: part.label_one, isPart: true }, surroundings);
  }
};
