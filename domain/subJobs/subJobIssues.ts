import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import { amounts, checkFields, dates, longTexts, type FieldCheck } from '../jobs/fieldChecks';
import type { BoulderRow, CrewRow, GuniteEntry, SubJobDraft } from '../jobs/draft';
import { presiteIssues } from './presiteIssues';
import { commentIssues, rowIssues, type RowIssues } from './rowIssues';
import { warrantyIssues } from './warrantyIssues';

const SUB_JOB: readonly FieldCheck[] = [
  ...amounts(
    'plan_perimeter',
    'pebble_perimeter',
    'mmg_perimeter',
    'mmg_pebble_perimeter',
    'plan_sa',
    'plan_ia',
    'mmg_ia',
    'quoted_ia',
    'depth_low',
    'depth_mid',
    'depth_high',
  ),
  ...longTexts('critical_note'),
];
const PEBBLE: readonly FieldCheck[] = [
  ...dates('request_date', 'requested_app_date'),
  ...longTexts('notes', 'slurry_pickup_notes'),
  { name: 'tile_information', is: 'String', max: 200 },
];
const GUNITE: readonly FieldCheck[] = [...dates('request_date', 'requested_app_date'), ...longTexts('notes')];
const ORDER: FieldCheck = { name: 'job_order', is: 'Int', min: 1 };
const CREW: readonly FieldCheck[] = [...dates('date'), ...longTexts('notes'), ORDER];
const ENTRY: readonly FieldCheck[] = [...dates('gunite_date'), ...amounts('yardage'), ...longTexts('notes'), ORDER];
const COLOR: readonly FieldCheck[] = [{ name: 'batches_used', is: 'String', max: 20 }, ...longTexts('notes')];
const BOULDER: readonly FieldCheck[] = [...dates('completed_date'), ...longTexts('notes')];

const LAST_ORDER = 8;
const orderIssues: RowIssues<{ job_order: number | null }> = ({ job_order }, path) =>
  job_order !== null && job_order > LAST_ORDER ? [fieldIssue(`${path}job_order`, 'max', { max: LAST_ORDER })] : [];

/** Every crew row has a phase [PEB-021]. */
const crewIssues: RowIssues<CrewRow> = (row, path) => [
  ...(row.phase_type ? [] : [fieldIssue(`${path}phase_type`, 'phase_missing')]),
  ...orderIssues(row, path),
  ...checkFields(row, CREW, path),
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
    ...checkFields(entry, ENTRY, path),
  ];
};

/** Every boulder says what it is [BLD-005 BLD-007]. */
const boulderIssues: RowIssues<BoulderRow> = (row, path) => [
  ...(row.addition ? [] : [fieldIssue(`${path}addition`, 'required_here')]),
  ...checkFields(row, BOULDER, path),
];

const pebbleIssues = ({ pebble_details: pebble }: SubJobDraft, path: string): FieldIssue[] =>
  !pebble
    ? []
    : [
        ...checkFields(pebble, PEBBLE, `${path}pebble_details.`),
        ...rowIssues(pebble.crew_information, `${path}pebble_details.crew_information`, crewIssues),
        ...rowIssues(pebble.color_additions, `${path}pebble_details.color_additions`, (row, at) =>
          checkFields(row, COLOR, at),
        ),
      ];

const guniteIssues = ({ gunite_details: gunite }: SubJobDraft, path: string): FieldIssue[] =>
  !gunite
    ? []
    : [
        ...checkFields(gunite, GUNITE, `${path}gunite_details.`),
        ...rowIssues(gunite.gunite_history, `${path}gunite_details.gunite_history`, entryIssues),
      ];

/** What is wrong with a sub-job [SUB-003 SUB-010 PEB-021 PEB-032 GUN-009 GUN-010 BLD-005 JOB-071]; `path` ends with a dot. */
export const subJobIssues = (draft: SubJobDraft, path: string): FieldIssue[] => [
  ...(draft.is_critical_note && !draft.critical_note?.trim()
    ? [fieldIssue(`${path}critical_note`, 'required', { label: 'Critical Note' })]
    : []),
  ...checkFields(draft, SUB_JOB, path),
  ...commentIssues(draft.general_comments, 'general_comment', `${path}general_comments`),
  ...pebbleIssues(draft, path),
  ...guniteIssues(draft, path),
  ...rowIssues(draft.boulder_details, `${path}boulder_details`, boulderIssues),
  ...(draft.warranty_details ? warrantyIssues(draft.warranty_details, `${path}warranty_details.`) : []),
  ...(draft.presite ? presiteIssues(draft.presite, `${path}presite.`) : []),
];
