import { formatValue } from '#domain/fields/formatValue';
import { labelsEs } from '#domain/fields/labelsEs';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { ImportChange, ImportPreviewRow } from '#domain/imports/importReport';
import { nameOf } from '../api/crud/partChanges';
import type { Registry } from '../api/registry';
import { scopeOf } from '../api/read/readResource';
import { newValues } from '../api/read/fragment';
import type { Resource } from '../api/resource';
import { can } from '#domain/access/can';
import { idOf, runText, type Row } from '../db/statement';
import { changedFields } from '../pipeline/changedFields';
import type { Mutation } from '../pipeline/mutation';
import type { Draft } from './draft';
import { MAX_PREVIEWED, MAX_TOLD_LETTERS } from './limits';
import type { ImportPlan } from './plan';

const cut = (text: string): string => (text.length > MAX_TOLD_LETTERS ? `${text.slice(0, MAX_TOLD_LETTERS)}…` : text);

interface Kept {
  draft: Draft;
  row: number;
  outcome: 'c' | 'u';
  id: number | null;
  /** What the title of the record is made of, for a record whose title names others. */
  titled: Row;
  changes: { field: FieldDescriptor; before: unknown; after: unknown; rounded: string | null }[];
}

/** What rows change, field by field, before they are written [IMP-004]. */
export interface PreviewRows {
  look(drafts: readonly Draft[]): void;
  list(): Promise<ImportPreviewRow[]>;
}

const namesBehind = async (
  { client, actor }: Mutation,
  target: Resource | undefined,
  ids: readonly number[],
): Promise<Map<number, string>> => {
  if (!target || ids.length === 0 || !can(actor.permissions, target.needs.read)) return new Map();
  const values = newValues();
  const where = [`t0.id = any(${values.add([...ids])}::int[])`, ...scopeOf(target, actor).map((one) => one(values))];
  const rows = await runText(
    client,
    `select t0.* from "${target.entity.name}" t0 where ${where.join(' and ')}`,
    values.list,
  );
  return new Map(rows.map((row) => [idOf(row), nameOf(target.title, row)]));
};

/** Keeps what the first rows change, and says it in words, references by what they are called. */
export const previewRows = (
  mutation: Mutation,
  { byTable }: Registry,
  resource: Resource,
  { fields, language }: ImportPlan,
): PreviewRows => {
  const kept: Kept[] = [];
  const byName = new Map(fields.map((field) => [field.name, field]));
  return {
    look: (drafts) => {
      for (const draft of drafts) {
        const { number, outcome, stored, values, isRefused } = draft;
        if (isRefused || (outcome !== 'c' && outcome !== 'u') || kept.length >= MAX_PREVIEWED) continue;
        const names = stored
          ? changedFields(stored, values)
          : // What the file says: not what a new record has by itself.
            Object.keys(values).filter((name) => (draft.given[name] ?? null) !== null);
        kept.push({
          draft,
          row: number,
          outcome,
          id: stored ? idOf(stored) : null,
          titled: stored ?? { ...values, id: 0 },
          changes: names.flatMap((name) => {
            const field = byName.get(name);
            const rounded = draft.rounded.find((cell) => cell.field.name === name)?.text ?? null;
            return field ? [{ field, before: stored?.[name] ?? null, after: values[name] ?? null, rounded }] : [];
          }),
        });
      }
    },
    list: async () => {
      const names = new Map<string, Map<number, string>>();
      const changes = kept.flatMap((row) => row.changes);
      for (const { name, reference = '' } of fields.filter(({ kind }) => kind === 'Reference')) {
        const inTitles = resource.title.includes(name) ? kept.map(({ titled }) => titled[name]) : [];
        const ids = changes
          .filter(({ field }) => field.name === name)
          .flatMap(({ before, after }) => [before, after])
          .concat(inTitles)
          .filter((id) => typeof id === 'number');
        const table = resource.entity.byName.get(name)?.reference ?? reference;
        names.set(name, await namesBehind(mutation, byTable.get(table), [...new Set(ids)]));
      }
      const shown = (field: FieldDescriptor, value: unknown): string => {
        if (field.kind !== 'Reference' || typeof value !== 'number') return cut(formatValue(field, value, language));
        return names.get(field.name)?.get(value) ?? `#${value}`;
      };
      const titleOf = (titled: Row): string =>
        nameOf(resource.title, {
          ...titled,
          ...Object.fromEntries(
            [...names].flatMap(([name, known]) => {
              const shownAs = known.get(Number(titled[name]));
              return shownAs === undefined ? [] : [[name, shownAs]];
            }),
          ),
        });
      const said = ({ field, before, after, rounded }: Kept['changes'][number]): ImportChange => ({
        field: field.name,
        label: language === 'es' ? (labelsEs[field.label] ?? field.label) : field.label,
        before: shown(field, before),
        after: shown(field, after),
        ...(rounded === null ? {} : { rounded_from: cut(rounded) }),
      });
      return (
        kept
          // What only the database knows may have refused some of them since.
          .filter(({ draft }) => !draft.isRefused)
          .map(({ row, outcome, id, titled, changes: own }) => ({
            row,
            outcome,
            id,
            name: cut(titleOf(titled)),
            changes: own.map(said),
          }))
      );
    },
  };
};
