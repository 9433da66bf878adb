import { isRecord, numberOf } from '#domain/values';
import { idOf, type Row } from '../../../db/statement';
import { entityTable } from '../../../db/entityTable';
import { partSql } from '../read/readShape';
import { columnsOf, referencesOf, type Extra, type Shape, type ShapePart } from '../read/shape';
import type { Target } from '../read/targets';
import type { Builder } from '../../../api/builder';
import type { ObjectRef } from '../../../api/crud/objectType';
import { fieldType } from '../../../api/crud/fieldTypes';
import { typeOfSpec } from '../../../api/plainTypes';
import { seen, seesColumn } from '../../../api/seenColumns';
import { fieldKey } from '#domain/access/fieldLimits';
import { referenceType } from '../../../api/referenceType';
import { clientKeyField } from '../../../api/clientKey';

/** What rows are called by, which no role is kept from. */
const TITLES: ReadonlySet<string> = new Set(['id', 'name', 'first_name', 'last_name', 'company_name']);

/** The column that a field of a row shows that a job refers to. */
const shownIn = ({ table, shows = {} }: Target, name: string): string => shows[name] ?? fieldKey(table, name);

/** Every part hangs on the sub-job, the part of a part as well. */
const subJobOf = (row: Row): number => numberOf(row.job_detail_id) ?? idOf(row);

const rowOrNull = (value: unknown): Row | null => (isRecord(value) ? value : null);
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Makes the object types of shapes and of what they refer to, each once; a field is read from the row by its name. */
export const shapeTypes = (builder: Builder) => {
  const made = new Map<string, ObjectRef>();
  const once = (name: string, fill: (ref: ObjectRef) => void): ObjectRef => {
    const known = made.get(name);
    if (known) return known;
    const ref = builder.objectRef<Row>(name);
    made.set(name, ref);
    fill(ref);
    return ref;
  };

  const targetType = (target: Target) =>
    target.type === 'Reference'
      ? referenceType(builder)
      : once(target.type, (ref) =>
          builder.objectType(ref, {
            fields: (t) =>
              Object.fromEntries(
                Object.entries(target.fields).map(([name, { type }]) => [
                  name,
                  type === 'Reference'
                    ? t.field({
                        type: [referenceType(builder)],
                        nullable: false,
                        resolve: (row, _args, { actor }) =>
                          seesColumn(actor, shownIn(target, name)) ? rowsOf(row[name]) : [],
                      })
                    : t.field({
                        ...typeOfSpec(type),
                        ...(TITLES.has(name)
                          ? { extensions: { property: name }, resolve: (row: Row) => row[name] }
                          : typeOfSpec(type).nullable
                            ? { resolve: seen(shownIn(target, name), (row: Row) => row[name]) }
                            : {
                                extensions: { property: name, column: shownIn(target, name) },
                                resolve: (row: Row) => row[name],
                              }),
                      }),
                ]),
              ),
          }),
        );

  /**
   * What a shape tells, without the parts: they are types of their own. Rows that a save can make tell what it called
   * them.
   */
  const shapeType = (shape: Shape, isRow = false): ObjectRef =>
    once(shape.type, (ref) =>
      builder.objectType(ref, {
        fields: (t) => {
          const entity = entityTable(shape.table);
          const columns = columnsOf(shape).map(
            (column) =>
              [
                column.name,
                t.field({
                  type: fieldType(column, entity),
                  nullable: !column.notNull,
                  extensions: { property: column.name },
                  resolve: (row) => row[column.name],
                }),
              ] as const,
          );
          const reference = (name: string, target: Target) =>
            t.field({ type: targetType(target), resolve: (row) => rowOrNull(row[name]) });
          const extra = ([name, value]: [string, Extra]) => {
            if (!('target' in value))
              return [
                name,
                t.field({ ...typeOfSpec(value.type), extensions: { property: name }, resolve: (row) => row[name] }),
              ] as const;
            return [
              name,
              value.many
                ? t.field({ type: [targetType(value.target)], nullable: false, resolve: (row) => rowsOf(row[name]) })
                : reference(name, value.target),
            ] as const;
          };
          const part = ([name, { shape: inner, many }]: [string, ShapePart]) => {
            const type = shapeType(inner, many);
            const text = partSql(inner);
            return [
              name,
              many
                ? t.field({
                    type: [type],
                    nullable: false,
                    resolve: (row, _args, { loaders }) => loaders.children(text, 'job_detail_id', subJobOf(row)),
                  })
                : t.field({
                    type,
                    resolve: async (row, _args, { loaders }) =>
                      (await loaders.children(text, 'job_detail_id', subJobOf(row)))[0] ?? null,
                  }),
            ] as const;
          };
          return Object.fromEntries<ReturnType<typeof t.field>>([
            ...columns,
            ...referencesOf(shape).map(({ field, target }) => [field, reference(field, target)] as const),
            ...Object.entries(shape.extras ?? {}).map(extra),
            ...Object.entries(shape.parts ?? {}).map(part),
            ...(isRow ? [['client_key', clientKeyField(t, entity.name)] as const] : []),
          ]);
        },
      }),
    );
  return shapeType;
};
