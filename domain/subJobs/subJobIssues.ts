import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import {
  boulderRowChecks,
  colorRowChecks,
  crewRowChecks,
  guniteChecks,
  guniteEntryChecks,
  pebbleChecks,
  subJobChecks,
} from '../generated/draftFields';
import { checkFields } from '../jobs/fieldChecks';
import type { BoulderRow, CrewRow, GuniteEntry, SubJobDraft } from '../jobs/draft';
import { presiteIssues } from './presiteIssues';
import { commentIssues, rowIssues, type RowIssues } from './rowIssues';
import { warrantyIssues } from './warrantyIssues';

const LAST_ORDER = 8;
const orderIssues: RowIssues<{ job_order: number | null }> = ({ job_order }, path) =>
  job_order !== null && job_order > LAST_ORDER ? [fieldIssue(`${path}job_order`, 'max', { max: LAST_ORDER })] : [];

/** Every crew row has a phase [PEB-021]. */
const crewIssues: RowIssues<CrewRow> = (row, path) => [
  ...(row.phase_type ? [] : [fieldIssue(`${path}phase_type`, 'phase_missing')]),
  ...orderIssues(row, path),
  ...checkFields(row, crewRowChecks, path),
];

const FIRST_DATED_TYPE = 2;
const LAST_DATED_TYPE = 8;

/** Every entry has a type, and the later days of shooting a date [GUN-009 GUN-010]. */
const entryIssues: RowIssues<GuniteEntry> = (entry, path) => {
  const type = entry.type?.id ?? null;
  const needsDate = type !== null && type >= FIRST_DATED_TYPE && type <= LAST_DATED_TYPE;
  return [
    ...(type === null ? [fieldIssue(`${path}type`, 'required_here')] : []),
    ...(needsDate && !entry.gunite_date ? [fieldIssue(`${path}gunite_date`, 'required_here')] : []),
    ...orderIssues(entry, path),
    ...checkFields(entry, guniteEntryChecks, path),
  ];
};

/** Every boulder says what it is [BLD-005 BLD-007]. */
const boulderIssues: RowIssues<BoulderRow> = (row, path) => [
  ...(row.addition ? [] : [fieldIssue(`${path}addition`, 'required_here')]),
  ...checkFields(row, boulderRowChecks, path),
];

const pebbleIssues = ({ pebble_details: pebble }: SubJobDraft, path: string): FieldIssue[] =>
  !pebble
    ? []
    : [
        ...checkFields(pebble, pebbleChecks, `${path}pebble_details.`),
        ...rowIssues(pebble.crew_information, `${path}pebble_details.crew_information`, crewIssues),
        ...rowIssues(pebble.color_additions, `${path}pebble_details.color_additions`, (row, at) =>
          checkFields(row, colorRowChecks, at),
        ),
      ];

const guniteIssues = ({ gunite_details: gunite }: SubJobDraft, path: string): FieldIssue[] =>
  !gunite
    ? []
    : [
        ...checkFields(gunite, guniteChecks, `${path}gunite_details.`),
        ...rowIssues(gunite.gunite_history, `${path}gunite_details.gunite_history`, entryIssues),
      ];

/**
 * What is wrong with a sub-job [SUB-003 SUB-010 PEB-021 PEB-032 GUN-009 GUN-010 BLD-005 JOB-071]; `path` ends with a
 * dot.
 */
export const subJobIssues = (draft: SubJobDraft, path: string): FieldIssue[] => [
  ...(draft.is_critical_note && !draft.critical_note?.trim()
    ? [fieldIssue(`${path}critical_note`, 'required', { label: 'Critical Note' })]
    : []),
  ...checkFields(draft, subJobChecks, path),
  ...commentIssues(draft.general_comments, 'general_comment', `${path}general_comments`),
  ...pebbleIssues(draft, path),
  ...guniteIssues(draft, path),
  ...rowIssues(draft.boulder_details, `${path}boulder_details`, boulderIssues),
  ...(draft.warranty_details ? warrantyIssues(draft.warranty_details, `${path}warranty_details.`) : []),
  ...(draft.presite ? presiteIssues(draft.presite, `${path}presite.`) : []),
];
