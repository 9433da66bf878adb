import type { Change, FieldValue } from '../changes';
import type { SubJobDraft } from '../jobs/draft';
import { clientKeyIn } from '../jobs/draftKeys';
import { clientKeyOf } from '../writes/clientKey';
import { sameValue } from '../fields/sameValue';
import { columnsIn, DERIVED, LINKS, PARTS, type ColumnsOf, type LinkOf, type PartOf } from './draftRows';

/** Rows that join a row (`via`) to one of a lookup (`to`), by their table. */
export type StoredLinks = Readonly<Record<string, readonly { id: number; via: number; to: number }[]>>;

/** A sub-job as it is stored: the draft of it, and what drafts do not say: ids of its groups and of rows that join. */
export interface StoredSubJob {
  draft: SubJobDraft;
  groupIds: Readonly<Record<string, number>>;
  links: StoredLinks;
}

interface Place {
  columnsOf: ColumnsOf;
  job_id: number | null;
  /** Names the sub-job while it has no id. */
  key: string;
}

type Values = Readonly<Record<string, FieldValue>>;

const differing = (before: Values, now: Values): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !sameValue(before[name], value)));

const inJob = ({ job_id }: Place): Pick<Change, 'job_id'> => (job_id === null ? {} : { job_id });

/** A row of a sub-job that is made: it names the sub-job by id, or by key while that is made as well. */
const insertOf = (
  place: Place,
  subJob: number | null,
  change: Pick<Change, 'entity' | 'key' | 'client_key' | 'set'>,
): Change => ({
  ...inJob(place),
  ...change,
  id: null,
  op: 'insert',
  ...(subJob === null ? { refs: { job_detail_id: place.key } } : { set: { ...change.set, job_detail_id: subJob } }),
});

/** Another day or crew takes the card's place among those of its day away. */
const placed = (entity: string, set: Record<string, FieldValue>): Record<string, FieldValue> =>
  (entity === 'crew_information' || entity === 'gunite_history') &&
  ['date', 'gunite_date', 'crew_id'].some((name) => name in set)
    ? { ...set, position: null }
    : set;

const updatesOf = (place: Place, entity: string, id: number, set: Record<string, FieldValue>): Change[] => {
  const derived = DERIVED[entity] ?? new Set<string>();
  const part = (isDerived: boolean) =>
    Object.fromEntries(Object.entries(set).filter(([name]) => derived.has(name) === isDerived));
  const [own, summary] = [placed(entity, part(false)), part(true)];
  const base = { ...inJob(place), entity, id, op: 'update' } as const;
  return [
    ...(Object.keys(own).length > 0 ? [{ ...base, set: own }] : []),
    ...(Object.keys(summary).length > 0 ? [{ ...base, set: summary, effect: 'derived' as const }] : []),
  ];
};

const partChanges = (place: Place, part: PartOf, stored: StoredSubJob | null, next: SubJobDraft): Change[] => {
  const columns = place.columnsOf(part.entity);
  const old = new Map((stored ? part.records(stored.draft) : []).map((row) => [row.key, row]));
  const kept = new Set<string>();
  const changes: Change[] = [];
  for (const { key, id, record } of part.records(next)) {
    kept.add(key);
    const before = old.get(key);
    const rowId = part.many ? id : (stored?.groupIds[part.entity] ?? null);
    const values = columnsIn(columns, record);
    if (rowId === null)
      changes.push(
        insertOf(place, next.id, {
          entity: part.entity,
          key: `${place.key} ${part.entity} ${key}`,
          ...clientKeyOf({ client_key: clientKeyIn(key) }),
          set: values,
        }),
      );
    else
      changes.push(
        ...updatesOf(place, part.entity, rowId, differing(before ? columnsIn(columns, before.record) : {}, values)),
      );
  }
  for (const { key, id } of part.many ? old.values() : [])
    if (!kept.has(key) && id !== null)
      changes.push({ ...inJob(place), entity: part.entity, id, op: 'delete', set: {} });
  return changes;
};

const linkChanges = (place: Place, link: LinkOf, stored: StoredSubJob | null, next: SubJobDraft): Change[] => {
  const kept = new Set<number>();
  const inserts = link.ids(next).flatMap(({ key, id, ids }) =>
    ids.flatMap((to): Change[] => {
      const known =
        id === null ? undefined : stored?.links[link.entity]?.find((row) => row.via === id && row.to === to);
      if (known) {
        kept.add(known.id);
        return [];
      }
      const parent = link.parent === null ? place.key : `${place.key} ${link.parent} ${key}`;
      return [
        {
          ...inJob(place),
          entity: link.entity,
          id: null,
          op: 'insert',
          set: { [link.to]: to, ...(id === null ? {} : { [link.via]: id }) },
          ...(id === null ? { refs: { [link.via]: parent } } : {}),
        },
      ];
    }),
  );
  // Joining rows of a row that is deleted go with it.
  const standing = new Set(link.ids(next).flatMap(({ id }) => id ?? []));
  const deletes = (stored?.links[link.entity] ?? [])
    .filter((row) => !kept.has(row.id) && standing.has(row.via))
    .map((row): Change => ({ ...inJob(place), entity: link.entity, id: row.id, op: 'delete', set: {} }));
  return [...inserts, ...deletes];
};

/** Job types are told by name [API-036]. */
const typeChanges = (
  place: Place,
  stored: StoredSubJob | null,
  next: SubJobDraft,
  jobTypes: ReadonlyMap<string, number>,
): Change[] => {
  const wanted = new Set(next.job_types.flatMap((name) => jobTypes.get(name) ?? []));
  const old = stored?.links.job_detail_job_type ?? [];
  return [
    ...[...wanted]
      .filter((id) => !old.some(({ to }) => to === id))
      .map((id) => insertOf(place, next.id, { entity: 'job_detail_job_type', set: { job_type_id: id } })),
    ...old
      .filter(({ to }) => !wanted.has(to))
      .map(({ id }): Change => ({ ...inJob(place), entity: 'job_detail_job_type', id, op: 'delete', set: {} })),
  ];
};

/**
 * The writes that lead from a stored sub-job to a draft of it; none when they are the same. Whatever of it is written,
 * the sub-job's version is raised.
 * @param job the job's id, or its key while it is made
 */
export const subJobChanges = (
  columnsOf: ColumnsOf,
  job: number | string,
  stored: StoredSubJob | null,
  next: SubJobDraft,
  jobTypes: ReadonlyMap<string, number>,
): Change[] => {
  const place: Place = { columnsOf, job_id: typeof job === 'number' ? job : null, key: `job_detail ${next.key}` };
  const columns = columnsOf('job_detail');
  const values = columnsIn(columns, next);
  const parts = [
    ...PARTS.flatMap((part) => partChanges(place, part, stored, next)),
    ...LINKS.flatMap((link) => linkChanges(place, link, stored, next)),
    ...typeChanges(place, stored, next, jobTypes),
  ];
  if (!stored || next.id === null) {
    const set = typeof job === 'number' ? { ...values, job_id: job } : values;
    return [
      {
        ...inJob(place),
        entity: 'job_detail',
        id: null,
        key: place.key,
        ...clientKeyOf({ client_key: clientKeyIn(next.key) }),
        op: 'insert',
        set,
        ...(typeof job === 'number' ? {} : { refs: { job_id: job } }),
      },
      ...parts,
    ];
  }
  const set = differing(columnsIn(columns, stored.draft), values);
  if (parts.length === 0 && Object.keys(set).length === 0) return [];
  return [{ ...inJob(place), entity: 'job_detail', id: next.id, op: 'update', set }, ...parts];
};
