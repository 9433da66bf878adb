import type { PartDescriptor, ResourceDescriptor } from '#domain/fields/resource';
import { isRecord } from '#domain/values';
import { mergeRecords } from '../../crud/conflict/mergeRecords';
import { partRows, ROW_KEY, withSentKeys, type FormValues } from '../../crud/values/formValues';
import { CallError } from '../../dataProvider/CallError';
import { changedValues, inputValues } from '../../dataProvider/changedValues';
import { createRequest, updateRequest } from '../../dataProvider/documents/mutations';
import { oneRequest } from '../../dataProvider/documents/queries';
import type { FindResource } from '../../dataProvider/documents/selection';
import { isLocal, type Request, type SyncKind } from '../sync/change';

const nameOf = (row: FormValues): unknown => row[ROW_KEY] ?? row.id;

/** Values with the numbers that their new rows got, found by what the form called them. */
const numbered = (parts: readonly PartDescriptor[], values: FormValues, stored: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    parts.map((part) => {
      const known = partRows(stored, part.name);
      const rows = partRows(values, part.name).map((row) => {
        const twin = known.find((one) => nameOf(one) === nameOf(row));
        if (!twin) return row;
        const { [ROW_KEY]: _key, ...rest } = numbered(part.parts ?? [], row, twin);
        return { ...rest, id: twin.id };
      });
      return [part.name, rows];
    }),
  ),
});

const NONE: ReadonlySet<string> = new Set();
const COMPLETE = 'is_complete';

/** A work order that somebody completed stands still: nothing is laid over it unasked [WO-031]. */
const isClosedSince = (base: FormValues, theirs: FormValues): boolean =>
  base[COMPLETE] !== true && theirs[COMPLETE] === true;

/**
 * The switches of the sections that are not done here: with one of them off an order is open again. One that was made
 * here says nothing of those that nobody touched.
 */
const openAgain = ({ fields }: ResourceDescriptor, mine: FormValues): FormValues =>
  Object.fromEntries(
    fields
      .filter(({ name }) => /^is_.+_section_complete$/.test(name) && mine[name] !== true)
      .map(({ name }) => [name, mine[name] ?? false]),
  );

/** Records of a generated resource as a sync sends them: the same merge and the same documents as their forms. */
export const recordKind = (
  resource: ResourceDescriptor,
  find: FindResource,
  query: (request: Request) => Promise<Readonly<Record<string, unknown>>>,
): SyncKind<FormValues> => ({
  read: async (id) => {
    try {
      const { one } = await query(oneRequest(resource, id, find));
      return isRecord(one) ? one : null;
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return null;
      throw error;
    }
  },
  merge: (base, mine, theirs, chosen = new Set()) => {
    const { choose, contested } = mergeRecords(resource, base, mine, theirs);
    const merged = { ...theirs, ...choose(chosen) };
    const asked = contested.map(({ field, mine: own, theirs: other }) => ({ path: field, mine: own, theirs: other }));
    const isOwn = Object.keys(changedValues(resource, { ...theirs, ...choose(NONE) }, theirs)).length > 0;
    if (!isClosedSince(base, theirs) || !isOwn) return { merged, contested: asked };
    const closed = { path: COMPLETE, mine: false, theirs: true };
    return {
      merged: chosen.has(COMPLETE) ? theirs : { ...merged, ...openAgain(resource, mine) },
      contested: [...asked, closed],
    };
  },
  request: (merged, theirs) => {
    if (theirs === null) return createRequest(resource, inputValues(resource, merged), find);
    const changed = changedValues(resource, merged, theirs);
    if (Object.keys(changed).length === 0) return null;
    return updateRequest(resource, Number(theirs.id), { ...changed, version: theirs.version }, find);
  },
  stored: (answer) => {
    const saved = isRecord(answer) ? answer.saved : null;
    if (!isRecord(saved)) throw new TypeError('The answer to a save holds no record.');
    return { id: Number(saved.id), draft: withSentKeys(resource, { ...saved }) };
  },
  numbered: (draft, stored) => ({
    ...numbered(resource.parts, draft, stored),
    id: stored.id,
    version: stored.version,
  }),
  withNumbers: (draft, numberOf) => {
    const subJob = draft.job_detail_id;
    if (!isLocal(subJob)) return draft;
    const id = numberOf(subJob);
    return id === undefined ? null : { ...draft, job_detail_id: id };
  },
});
