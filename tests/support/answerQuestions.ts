import { encodeCursor } from '../../server/events/cursor';
import { jobOfPart } from './answerWorld';
import { JOBS, PAPERS_JOB, SUB_JOBS } from './rightsWorld';

/** The day of the rows of `answerWorld`, as a literal. */
export const DAY = '"2026-03-11"';
export const jobIds = JOBS.map(({ id }) => id);
const subJobIds = SUB_JOBS.map(({ id }) => id);
const FIRST = encodeCursor({ xid: '1', seq: '0' });
export const each = (ids: readonly number[], name: string): string[] => ids.map((id) => `${name}: ${id}`);

/** The calls that are no table's, each with what it is asked. */
export const ASKED: Readonly<Record<string, readonly string[]>> = {
  job: each(jobIds, 'id'),
  GetJob: each(jobIds, 'id'),
  getBaseJob: each(jobIds, 'id'),
  estimate: each(jobIds, 'id'),
  GetEstimate: each(jobIds, 'id'),
  job_detail: each(subJobIds, 'job_detail_id'),
  getJobDetail: each(subJobIds, 'job_detail_id'),
  SupervisorDetail: each(subJobIds, 'jobDetailId'),
  workOrdersOf: each(subJobIds, 'job_detail_id'),
  dailyBatchesQuery: each(jobIds, 'id'),
  dailyYardage: each(jobIds, 'id'),
  dailyJobs: ['batches', 'yardage'].map((kind) => `kind: ${kind}, date: ${DAY}`),
  dayCells: [`date: ${DAY}`],
  documents: each([PAPERS_JOB], 'job_id'),
  documentTreeQuery: each([PAPERS_JOB], 'job_id'),
  documentFolders: each([PAPERS_JOB], 'job_id'),
  boardCards: ['gunite', 'pebble', 'warranty'].flatMap((category) =>
    ['week', 'day'].map((view) => `category: ${category}, view: ${view}, date: ${DAY}`),
  ),
  callList: ['gunite', 'pebble', 'warranty'].map((category) => `category: "${category}", date: ${DAY}`),
  ownEmails: [''],
  listChanges: ['entity: "customer"', 'entity: "homeowner"', 'entity: "employee"'],
  boardStarted: ['gunite', 'pebble', 'warranty'].map((category) => `category: ${category}, dates: [${DAY}]`),
  boardSearch: ['gunite', 'pebble', 'warranty'].flatMap((category) =>
    jobIds.map((id) => `category: ${category}, text: "${id}"`),
  ),
  calendar: ['gunite', 'pebble', 'warranty'].map((category) => `category: ${category}, month: "2026-03"`),
  jobs: ['searchCriteria: {}'],
  jobsByKeyword: jobIds.map((id) => `keyword: "${id}"`),
  similarJobs: ['address_line_1: "12 Elm St"'],
  estimatesByKeyword: jobIds.map((id) => `keyword: "${id}"`),
  map_jobs: ['searchCriteria: { category: [1, 2, 3] }'],
  jobsByAppDate: [`company_divisions: [2, 3], start_date: ${DAY}, end_date: ${DAY}`],
  presiteSchedule: [`presite_date: ${DAY}`],
  mySchedule: [`start_date: ${DAY}`, `start_date: ${DAY}, employee_id: 9500`, `start_date: ${DAY}, employee_id: 9510`],
  myStops: [''],
  landingFigures: [''],
  dayStops: ['gunite', 'pebble'].map((category) => `category: "${category}", date: ${DAY}`),
  teamSchedule: [`start_date: ${DAY}`, `start_date: ${DAY}, end_date: ${DAY}`],
  printQueue: [''],
  noticeChoices: [''],
  calendarFeeds: [''],
  builderEmails: each(subJobIds, 'job_detail_id'),
  builderEmailPreview: subJobIds.map(
    (id) => `template_name: "general-update", job_id: "${jobOfPart(id)}", job_detail_id: ${id}`,
  ),
  emailFieldValues: jobIds.map(
    (id) =>
      `job_id: ${id}, language: "en", display_name: "Any", is_prep: false, is_app: false, is_detail: false, is_pebble: true, is_gunite: true, is_warranty: true`,
  ),
  printCards: ['gunite', 'boulder', 'prep', 'pebble'].map((stage) => `ids: [${subJobIds.join()}], stage: "${stage}"`),
  LookupQuery: [''],
  jobNewLookupQuery: [''],
  jobFilterLookups: [''],
  lookupEmployee: [''],
  lookupPresiteSupervisor: [''],
  checkDupicatesByAddress: ['lat: "29.7", lon: "-95.3"'],
  palette: ['text: "zq"', ...jobIds.map((id) => `text: "${id}"`)],
  usage: [
    'entity: "customer", id: 9700',
    'entity: "homeowner", id: 9720',
    'entity: "employee", id: 9510',
    'entity: "crew", id: 9502',
  ],
  inventoryCountQuery: [''],
  reorderList: [''],
  offlineJobs: [`job_ids: [${jobIds.join()}]`],
  boardMoves: ['gunite', 'pebble', 'warranty'].map((category) => `category: ${category}, since: "${FIRST}"`),
  history: [
    ...jobIds.flatMap((id) => [`entity: "job", id: ${id}`, `entity: "estimate", id: ${id}`]),
    ...subJobIds.map((id) => `entity: "job_detail", id: ${id}`),
  ],
};
