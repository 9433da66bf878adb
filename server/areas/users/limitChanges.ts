import { FIELD_ACCESS, fieldKey, isLimitable, type FieldLimit } from '#domain/access/fieldLimits';
import type { Change } from '#domain/changes';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { Registry } from '../../api/registry';
import { partsWithin } from '../../api/resource';
import { shownColumns } from '../../api/describe';
import { orNull, rowDecoder, worked } from '../../db/rowDecoder';
import { runText, type Row, type Runner } from '../../db/statement';

/** A limit as it is stored. */
export interface StoredLimit extends FieldLimit {
  id: number;
}

const toRow: (row: Row) => { id: number; entity: string; field: string; access: string | null } = rowDecoder({
  id: worked.number,
  entity: worked.text,
  field: worked.text,
  access: orNull(worked.text),
});

/** The fields that a role is kept from, by table and field. */
export const storedLimits = async (runner: Runner, role: number): Promise<StoredLimit[]> =>
  (
    await runText(
      runner,
      'select id, entity, field, access from role_field_limit where role_id = $1 order by entity, field',
      [role],
    )
  )
    .map(toRow)
    .flatMap(({ access, ...row }) => {
      const known = FIELD_ACCESS.find((one) => one === access);
      return known ? [{ ...row, access: known }] : [];
    });

/** A field that a role can be kept from, as a screen offers it. */
export interface LimitableField {
  entity: string;
  entity_label: string;
  field: string;
  label: string;
}

/** All fields that a role can be kept from: those of generated resources, of their parts and what is computed of them. */
export const limitableFields = ({ resources, byTable }: Registry): LimitableField[] =>
  resources
    .filter((resource) => byTable.get(resource.entity.name) === resource)
    .flatMap((resource) => [
      ...resource.descriptor.fields
        .filter(({ name }) => shownColumns(resource.entity).some((column) => column.name === name))
        .map(({ name, label }) => ({ of: resource, entity_label: resource.label, name, label })),
      ...resource.computed.map(({ name, label }) => ({ of: resource, entity_label: resource.label, name, label })),
      ...partsWithin(resource)
        .filter(({ entity }) => !byTable.has(entity.name))
        .flatMap((part) =>
          part.descriptor.entity.fields.map(({ name, label }) => ({
            of: part,
            entity_label: `${resource.label}: ${part.label_one}`,
            name,
            label,
          })),
        ),
    ])
    .filter(({ of, name }) => isLimitable(of.entity.name, name, of.title))
    .map(({ of, entity_label, name, label }) => ({ entity: of.entity.name, entity_label, field: name, label }));

/**
 * What makes the wanted limits of the stored ones.
 * @param owner the role: by its id, or by the key of its insert
 * @throws AppError BAD_USER_INPUT for a field that is none, or that no role can be kept from
 */
export const limitChanges = (
  offered: readonly LimitableField[],
  owner: number | string,
  stored: readonly StoredLimit[],
  wanted: readonly FieldLimit[] | null | undefined,
): Change[] => {
  if (!wanted) return [];
  const known = new Set(offered.map(({ entity, field }) => fieldKey(entity, field)));
  const unknown = wanted.findIndex(({ entity, field }) => !known.has(fieldKey(entity, field)));
  const fault = wanted[unknown];
  if (fault)
    throw badInput([
      fieldIssue(`field_limits.${unknown}`, 'unknown_field', { name: fieldKey(fault.entity, fault.field) }),
    ]);
  const before = new Map(stored.map((limit) => [fieldKey(limit.entity, limit.field), limit]));
  const after = new Map(wanted.map((limit) => [fieldKey(limit.entity, limit.field), limit]));
  return [
    ...[...before].flatMap(([key, { id }]): Change[] =>
      after.has(key) ? [] : [{ entity: 'role_field_limit', id, op: 'delete', set: {} }],
    ),
    ...[...after].flatMap(([key, { entity, field, access }]): Change[] => {
      const old = before.get(key);
      if (old)
        return old.access === access ? [] : [{ entity: 'role_field_limit', id: old.id, op: 'update', set: { access } }];
      return [
        {
          entity: 'role_field_limit',
          id: null,
          key: `role_field_limit ${key}`,
          op: 'insert',
          set: { entity, field, access, ...(typeof owner === 'number' ? { role_id: owner } : {}) },
          ...(typeof owner === 'string' ? { refs: { role_id: owner } } : {}),
        },
      ];
    }),
  ];
};
