import { AppError, badInput } from '#domain/errors';
import { isCivilDate } from '#domain/civilDate';
import { fieldIssue, type FieldIssue } from '#domain/fields/fieldIssue';
import { jobInfoSchema, subJobSchema } from '#domain/jobs/draftSchema';
import { sentKey, storedKey } from '#domain/jobs/draftKeys';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import type { SaveFacts, SentSubJob, WriteFacts } from '#domain/jobSave/saveFacts';
import type { StoredSubJob } from '#domain/jobSave/subJobChanges';
import { isRecord } from '#domain/values';
import { Conflict } from '../../../pipeline/conflict';
import { lockRows } from '../../../pipeline/lockRows';
import { entityOf, lockedRow, type Mutation } from '../../../pipeline/mutation';
import type { CrewDay } from '../../../pipeline/places/crewDays';
import { CREW_ENTRIES, ENTRY_TABLES, type EntryTable } from '../../../pipeline/places/entryTables';
import { holdDays } from '../../../pipeline/places/holdPlaces';
import { idOf, type Row, runText } from '../../../db/statement';
import { overlayJob, overlaySubJob } from './overlay';
import { readFacts } from './readFacts';
import { readLinks } from './readLinks';
import { readJobRow, readWholeSubJobs } from './readWhole';
import { readDeleted, readScope, type SubJobScope } from './subJobScope';
import type { JobInfoDraft } from '#domain/jobs/draft';

const OF_COMPANY = 'select 1 from customer_contact where id = $1 and customer_id = $2';

/** A supervisor who speaks for another company than the job's [JOB-027]. */
const contactIssues = async (
  { client }: Mutation,
  { company, company_supervisor }: JobInfoDraft,
): Promise<FieldIssue[]> => {
  if (!company || !company_supervisor) return [];
  const found = await runText(client, OF_COMPANY, [company_supervisor.id, company.id]);
  return found.length > 0 ? [] : [fieldIssue('company_supervisor', 'other_company')];
};

/** A save as it was asked for: of a stored job, or of a new one. */
export interface SaveInput {
  id: number | null;
  is_estimate: boolean;
  job: Row;
}

/** A save before its rights were asked: `maySave` gives the facts, and says what is stale to who may know [API-037]. */
export interface LoadedSave {
  facts: SaveFacts;
  /** What is wrong with the version of the job that was sent. */
  staleJob: AppError | null;
  /** A sub-job that was sent and that somebody has deleted. */
  deleted: { row: Row; mayEdit: boolean } | null;
}

const idIn = ({ id }: Row): number | null => (typeof id === 'number' && id > 0 ? id : null);
const choiceId = (value: unknown): number | null => (isRecord(value) && typeof value.id === 'number' ? value.id : null);

/** A stale version is refused before values are compared: what differs may be what others wrote. */
const staleness = (
  mutation: Mutation,
  entity: 'job' | 'job_detail',
  id: number,
  version: unknown,
  path: string,
): AppError | null => {
  const row = lockedRow(mutation, entity, id);
  if (!row || row.deleted_at !== null) throw new AppError('NOT_FOUND');
  if (typeof version !== 'number') return badInput([fieldIssue(`${path}version`, 'required', { label: 'Version' })]);
  return row.version === version ? null : new Conflict(entityOf(mutation, entity), row);
};

const groupIdsOf = (whole: Row): Record<string, number> =>
  Object.fromEntries(
    ['pebble_details', 'gunite_details', 'warranty_details', 'presite'].flatMap((group) => {
      const row = whole[group];
      return isRecord(row) && typeof row.id === 'number' ? [[group, row.id] as const] : [];
    }),
  );

const OWN_FIELDS: ReadonlySet<string> = new Set(['id', 'version', 'sub_jobs']);
const saysJobFields = (job: Row): boolean =>
  Object.entries(job).some(([name, value]) => value !== undefined && !OWN_FIELDS.has(name));

const sentSubJobs = ({ sub_jobs }: Row): Row[] => (Array.isArray(sub_jobs) ? sub_jobs.filter(isRecord) : []);

/** The stored sub-jobs that were sent, whole. */
const readStored = async (
  mutation: Mutation,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { whole: Row; stored: StoredSubJob }>> => {
  if (ids.length === 0) return new Map();
  const [wholes, linksOf] = [await readWholeSubJobs(mutation, ids), await readLinks(mutation, ids)];
  return new Map(
    wholes.map((whole) => {
      const id = idOf(whole);
      return [
        id,
        {
          whole,
          stored: {
            draft: subJobSchema.parse({ ...whole, key: storedKey(id) }),
            groupIds: groupIdsOf(whole),
            links: linksOf(id),
          },
        },
      ];
    }),
  );
};

interface Laid {
  subJob: SentSubJob | null;
  issues: readonly FieldIssue[];
}

const layStored = (
  sent: Row,
  path: string,
  { whole, stored }: { whole: Row; stored: StoredSubJob },
  { mayEdit, stale }: Pick<SentSubJob, 'mayEdit' | 'stale'>,
): Laid => {
  const laid = overlaySubJob(whole, { ...sent, id: whole.id, version: whole.version }, path);
  const next = subJobSchema.parse({ ...laid.row, key: stored.draft.key, job_category: whole.job_category });
  const category = choiceId(sent.job_category);
  const isFixed = category === null || category === stored.draft.job_category?.id;
  return {
    subJob: { path, stored, next, mayEdit, stale },
    issues: [...laid.issues, ...(isFixed ? [] : [fieldIssue(`${path}job_category`, 'category_fixed')])],
  };
};

/** A new sub-job begins with what its category begins with; without a category it is left out [JOB-059 SUB-018]. */
const layNew = (mutation: Mutation, sent: Row, path: string, index: number, { settle }: WriteFacts): Laid => {
  const category = choiceId(sent.job_category);
  if (category === null) return { subJob: null, issues: [] };
  const base = newSubJobDraft(sentKey(index, sent.client_key), { id: category, name: null }, settle);
  const laid = overlaySubJob({ ...base }, { ...sent, id: null, version: null }, path);
  const next = subJobSchema.parse({ ...laid.row, key: base.key });
  const warranty_details = next.warranty_details && {
    ...next.warranty_details,
    creation_date: mutation.today,
    job_entered_by: mutation.actor.name,
  };
  return {
    subJob: { path, stored: null, next: { ...next, warranty_details }, mayEdit: true, stale: null },
    issues: laid.issues,
  };
};

/** The days of the boards that the sent rows of a sub-job come into. */
const daysSent = (sent: readonly Row[], { name, details, date }: EntryTable): CrewDay[] =>
  sent.flatMap((subJob) => {
    const list = isRecord(subJob[details]) ? subJob[details][name] : undefined;
    return (Array.isArray(list) ? list : []).filter(isRecord).flatMap((row) => {
      const [crew_id, day] = [choiceId(row.crew), row[date]];
      const isDay = isCivilDate(day) && day >= '0001'; // the database has no year 0
      return isDay && (crew_id !== null || name === CREW_ENTRIES.name) ? [{ crew_id, date: day }] : [];
    });
  });

/**
 * Locks in the order of the boards: the days in which cards stand and into which they come, then the job, then its
 * sub-jobs.
 */
const locked = async (mutation: Mutation, id: number | null, is_estimate: boolean, job: Row): Promise<SubJobScope> => {
  const sent = sentSubJobs(job);
  const scope: SubJobScope | null = id === null ? new Map() : await readScope(mutation, id, is_estimate);
  if (!scope) throw new AppError('NOT_FOUND');
  const subJobs = sent.flatMap((row) => {
    const subJob = idIn(row);
    return subJob !== null && scope.has(subJob) ? [subJob] : [];
  });
  const days = Object.fromEntries(ENTRY_TABLES.map((table) => [table.name, daysSent(sent, table)]));
  await holdDays(mutation, [{ subJobs, days }]);
  if (id !== null) await lockRows(mutation, { job: [id, choiceId(job.estimate_to_merge) ?? id], job_detail: subJobs });
  return scope;
};

/**
 * What a save of a job or an estimate is decided from: what is stored, under lock, with what was sent laid over it, and
 * whether the versions that were sent are those of now.
 * @throws AppError NOT_FOUND
 */
export const loadSave = async (mutation: Mutation, { id, is_estimate, job }: SaveInput): Promise<LoadedSave> => {
  const sent = sentSubJobs(job);
  const scope = await locked(mutation, id, is_estimate, job);
  const storedRow = id === null ? null : await readJobRow(mutation, id);
  if (id !== null && !storedRow) throw new AppError('NOT_FOUND');
  const sentIds = sent.flatMap((row) => idIn(row) ?? []);
  const unknown = sentIds.filter((subJob) => !scope.has(subJob));
  const deleted = id === null ? null : await readDeleted(mutation, id, unknown);
  const staleJob = id !== null && saysJobFields(job) ? staleness(mutation, 'job', id, job.version, '') : null;
  const facts = await readFacts(mutation.client, mutation.today);
  const stored = await readStored(
    mutation,
    sentIds.filter((subJob) => scope.has(subJob)),
  );
  const seen = new Set<number>();
  const laid = sent.map((row, index): Laid => {
    const path = `sub_jobs.${index}.`;
    const subJob = idIn(row);
    if (subJob === null) return layNew(mutation, row, path, index, facts);
    const known = stored.get(subJob);
    if (!known) return { subJob: null, issues: [fieldIssue(`${path}id`, 'other_job')] };
    if (seen.has(subJob)) return { subJob: null, issues: [fieldIssue(`${path}id`, 'twice')] };
    seen.add(subJob);
    const stale = staleness(mutation, 'job_detail', subJob, row.version, path);
    return layStored(row, path, known, { mayEdit: scope.get(subJob)?.mayEdit === true, stale });
  });
  const base: Row = storedRow ?? { ...newJobDraft(mutation.today, { is_estimate, is_preliminary: false }) };
  const next = jobInfoSchema.parse(overlayJob(base, job));
  return {
    facts: {
      columnsOf: (entity) => entityOf(mutation, entity).columns.map(({ name }) => name),
      stored: storedRow && jobInfoSchema.parse(storedRow),
      next,
      subJobs: laid.flatMap(({ subJob }) => subJob ?? []),
      issues: [...laid.flatMap(({ issues }) => issues), ...(await contactIssues(mutation, next))],
      facts,
    },
    staleJob,
    deleted,
  };
};
