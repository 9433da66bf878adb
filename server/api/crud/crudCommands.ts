import { z } from 'zod';
import * as small from 'zod/mini';
import type { Change, Decision, FieldValue } from '#domain/changes';
import { isRefusal, type Refusal, refuse } from '#domain/refusals/refusal';
import { refineEntity } from '#domain/entityRules';
import { AppError, badInput } from '#domain/errors';
import type { CivilDate } from '#domain/civilDate';
import { fieldIssue, type FieldIssue } from '#domain/fields/fieldIssue';
import { farFieldIssues } from '#domain/fields/farDate';
import { inputSchema, type InputValue } from '#domain/fields/inputSchema';
import { changedFields } from '../../pipeline/changedFields';
import type { Command } from '../../pipeline/command';
import { Conflict } from '../../pipeline/conflict';
import { lockRows, rememberRows } from '../../pipeline/lockRows';
import { lockedRow, type Looking, type Mutation } from '../../pipeline/mutation';
import { runText, type Row, idOf } from '../../db/statement';
import { mayReadField, mayWriteField } from '../fieldRights';
import { partsWithin, type Part, type Resource } from '../resource';
import { countUses } from '../../pipeline/countUses';
import { assertWithinReach } from './assertWithinReach';
import { assertNoImages, claimImages, type Images } from './images';
import {
  changesOfParts,
  nameOf,
  removedRows,
  rowsOf,
  settable,
  type InputRow,
  type PartFacts,
  type PartsFacts,
} from './partChanges';

interface UpdateInput {
  id: number;
  version: number;
  values: Record<string, InputValue>;
  answers: Record<string, unknown>;
}

const KEY = 'row';

/**
 * The child rows of some parents, under lock, with those inside of them, and the uses of those that the input leaves
 * out.
 */
const loadPart = async (
  mutation: Mutation,
  part: Part,
  parents: readonly number[],
  rows: readonly InputRow[],
): Promise<PartFacts> => {
  const stored = await runText(
    mutation.client,
    `select * from "${part.entity.name}" where "${part.via}" = any($1) order by id for no key update`,
    [parents],
  );
  rememberRows(mutation, part.entity.name, stored);
  const going = removedRows(stored, rows).map(idOf);
  const within = new Set(partsWithin(part).map(({ entity }) => entity.name));
  const below = new Map<string, PartFacts>();
  for (const inner of part.parts) {
    const given = rows.flatMap((row) => rowsOf(row, inner) ?? []);
    const owners = stored.map(idOf);
    if (owners.length > 0) below.set(inner.name, await loadPart(mutation, inner, owners, given));
  }
  return { stored, uses: await countUses(mutation.client, mutation.entities, part.entity, going, within), below };
};

const partNames = ({ parts }: Resource): ReadonlySet<string> => new Set(parts.map(({ name }) => name));

/** The faults of fields that an input names and the actor does not know, or may only read. */
const fieldFaults = (
  { actor }: Pick<Looking, 'actor'>,
  of: Pick<Resource, 'entity' | 'parts'> & Partial<Pick<Resource, 'fieldNeeds'>>,
  values: InputRow,
  place = '',
): FieldIssue[] => [
  ...Object.keys(values)
    .filter((name) => values[name] !== undefined && !mayWriteField(of, actor, name))
    .map((name) =>
      mayReadField(of, actor, name)
        ? fieldIssue(`${place}${name}`, 'field_read_only', { name })
        : fieldIssue(`${place}${name}`, 'unknown_field', { name }),
    ),
  ...of.parts.flatMap((part) =>
    (rowsOf(values, part) ?? []).flatMap((row, index) =>
      fieldFaults({ actor }, part, row, `${place}${part.name}.${index}.`),
    ),
  ),
];

/**
 * A field that the actor may not read does not exist for the actor, also not as an input; one that may only be read is
 * refused as such [USR-018].
 * @throws AppError BAD_USER_INPUT
 */
export const assertKnownFields = (mutation: Mutation, resource: Resource, values: InputRow): void => {
  const faults = fieldFaults(mutation, resource, values);
  if (faults.length > 0) throw badInput(faults);
};

/** What no field says alone: days that no date input takes, and the rules across fields. */
export const ruleIssues = (
  { name, descriptor }: Resource,
  row: Row | null | undefined,
  values: InputRow,
  today: CivilDate,
): FieldIssue[] => [
  ...farFieldIssues(descriptor.fields, values, row, today),
  ...refineEntity(name, { ...row, ...values }),
];

/** @throws AppError BAD_USER_INPUT */
const assertRules = ({ today }: Mutation, resource: Resource, row: Row | null, values: InputRow): void => {
  const issues = ruleIssues(resource, row, values, today);
  if (issues.length > 0) throw badInput(issues);
};

const assertRow = (row: Row | undefined): Row => {
  if (!row || (row.deleted_at !== null && row.deleted_at !== undefined)) throw new AppError('NOT_FOUND');
  return row;
};

const undoRule = ({ assertMayUndo }: Resource): Pick<Command, 'assertMayUndo'> =>
  assertMayUndo ? { assertMayUndo } : {};

export const createCommand = (resource: Resource): Command<InputRow, Row, Row> => ({
  name: resource.descriptor.operations.create ?? '',
  need: resource.needs.create,
  input: inputSchema(resource.descriptor, 'create'),
  ...undoRule(resource),
  load: async (mutation, input) => {
    assertKnownFields(mutation, resource, input);
    assertRules(mutation, resource, null, input);
    assertNoImages(resource, input);
    const rows = await resource.rowsOfNew?.(mutation, input);
    return {
      ...rows,
      ...(await resource.ofNewRow?.(mutation, input)),
      ...(await resource.onWrite?.(mutation, { op: 'create', row: null, values: { ...input, ...rows } })),
    };
  },
  decide: (own, input): Decision => {
    const parts = changesOfParts(resource.parts, KEY, { ...input, ...own }, new Map());
    if (!Array.isArray(parts)) return parts;
    return {
      changes: [
        {
          entity: resource.entity.name,
          id: null,
          key: KEY,
          op: 'insert',
          set: settable({ ...input, ...own }, partNames(resource)),
        },
        ...parts,
      ],
    };
  },
  result: (written) => written.made(KEY),
});

const stopsBeingActive = (row: Row, input: InputRow): boolean => row.is_active === true && input.is_active === false;

/** Why a row may not get these values, where the row itself decides. */
export const updateRefusal = ({ title, protectedIds }: Resource, row: Row, values: InputRow): Refusal | null =>
  protectedIds?.has(idOf(row)) && stopsBeingActive(row, values)
    ? refuse('named_by_rules_stays_active', { name: nameOf(title, row) }, 'is_active')
    : null;

/** Why a row may not be deleted. `uses` says in words what names it. */
export const removeRefusal = (
  { entity, title, protectedIds, in_use }: Resource,
  row: Row,
  uses: string | undefined,
): Refusal | null => {
  const name = nameOf(title, row);
  if (protectedIds?.has(idOf(row))) return refuse('named_by_rules', { name });
  return uses === undefined
    ? null
    : refuse(in_use ?? (entity.byName.has('is_active') ? 'in_use_set_inactive' : 'in_use'), { name, uses });
};

/** What a rule says of a row that the writer has not seen is no answer to the writer: it is told as a conflict. */
const orConflict = async <Facts>(conflict: Conflict | null, load: () => Promise<Facts>): Promise<Facts> => {
  try {
    return await load();
  } catch (error) {
    if (conflict && error instanceof AppError && error.code === 'BAD_USER_INPUT') throw conflict;
    throw error;
  }
};

interface UpdateFacts {
  row: Row;
  parts: PartsFacts;
  /** Values derived from the row and the input. */
  own: Readonly<Record<string, FieldValue>>;
  images: Images;
  /** What follows in other tables. */
  follows: readonly Change[] | Refusal;
}

const updateFacts = async (
  mutation: Mutation,
  resource: Resource,
  row: Row,
  values: InputRow,
  answers: Record<string, unknown>,
): Promise<UpdateFacts> => {
  assertRules(mutation, resource, row, values);
  const parts = new Map<string, PartFacts>();
  for (const part of resource.parts) {
    const rows = rowsOf(values, part);
    if (rows) parts.set(part.name, await loadPart(mutation, part, [idOf(row)], rows));
  }
  const own = (await resource.onWrite?.(mutation, { op: 'update', row, values })) ?? {};
  const follows = (await resource.follows?.(mutation, [{ row, values }], answers)) ?? [];
  return { row, parts, own, follows, images: await claimImages(mutation, resource, row, values) };
};

/** The changed fields of a record on a version, and what the change says beside them. */
const changedInput = ({ descriptor, answers = {} }: Resource): z.ZodType<UpdateInput> => {
  const fields: Record<string, small.ZodMiniType<InputValue>> = {
    ...inputSchema(descriptor, 'patch').shape,
    ...Object.fromEntries(Object.entries(answers).map(([name, words]) => [name, small.nullish(small.enum(words))])),
  };
  return z.strictObject({ ...fields, id: z.int(), version: z.int() }).transform(({ id, version, ...rest }) => {
    const given: Record<string, InputValue> = rest;
    const part = (isAnswer: boolean): Record<string, InputValue> =>
      Object.fromEntries(Object.entries(given).filter(([name]) => name in answers === isAnswer));
    return { id, version, values: part(false), answers: part(true) };
  });
};

export const updateCommand = (resource: Resource): Command<UpdateInput, UpdateFacts, Row> => {
  const { entity } = resource;
  return {
    name: resource.descriptor.operations.update ?? '',
    need: resource.needs.update,
    input: changedInput(resource),
    within: 'values',
    ...undoRule(resource),
    load: async (mutation, { id, version, values, answers }) => {
      assertKnownFields(mutation, resource, values);
      await lockRows(mutation, { [entity.name]: [id] });
      const row = assertRow(lockedRow(mutation, entity.name, id));
      await assertWithinReach(mutation, resource, id);
      const conflict = row.version === version ? null : new Conflict(entity, row);
      return orConflict(conflict, () => updateFacts(mutation, resource, row, values, answers));
    },
    decide: ({ row, parts, own, images, follows }, { id, version, values }): Decision => {
      const refusal = updateRefusal(resource, row, values);
      if (refusal) return refusal;
      if (isRefusal(follows)) return follows;
      const children = changesOfParts(resource.parts, id, values, parts);
      if (!Array.isArray(children)) return children;
      const set = settable({ ...values, ...images, ...own }, partNames(resource));
      // A change of the child rows alone raises the parent's version too: they are read and saved as one.
      const isTouched = children.length > 0 && changedFields(row, set).length === 0;
      return {
        changes: [
          { entity: entity.name, id, op: 'update', set: isTouched ? {} : { id, ...set }, version },
          ...children,
          ...follows,
        ],
      };
    },
    result: (written, _mutation, { id }) => assertRow(written.row(entity.name, id)),
  };
};

export const removeCommand = (
  resource: Resource,
): Command<{ id: number }, { row: Row; uses: string | undefined }, Row> => {
  const { entity } = resource;
  return {
    name: resource.descriptor.operations.remove ?? '',
    need: resource.needs.remove,
    input: z.strictObject({ id: z.int() }),
    ...undoRule(resource),
    load: async (mutation, { id }) => {
      await lockRows(mutation, { [entity.name]: [id] });
      const row = assertRow(lockedRow(mutation, entity.name, id));
      await assertWithinReach(mutation, resource, id);
      const uses = await countUses(
        mutation.client,
        mutation.entities,
        entity,
        [id],
        new Set(partsWithin(resource).map((part) => part.entity.name)),
      );
      await resource.onWrite?.(mutation, { op: 'remove', row, values: {} });
      return { row, uses: uses.get(id) };
    },
    decide: ({ row, uses }, { id }): Decision =>
      removeRefusal(resource, row, uses) ?? { changes: [{ entity: entity.name, id, op: 'delete', set: {} }] },
    result: (_written, _mutation, _input, { row }) => row,
  };
};
