import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import type { Choice, SubJobDraft } from '../jobs/draft';
import type { SettleFacts } from '../subJobs/settleFacts';

interface Chosen {
  path: string;
  choice: Choice | null;
  list: ReadonlyMap<number, unknown>;
}

const inRows = <Row>(
  rows: readonly Row[] | undefined,
  path: string,
  choiceOf: (row: Row) => Omit<Chosen, 'path'> & { name: string },
): Chosen[] =>
  (rows ?? []).map((row, index) => {
    const { name, ...rest } = choiceOf(row);
    return { path: `${path}.${index}.${name}`, ...rest };
  });

/**
 * Statuses, crews and job types that no list has, named where they stand; what else no list has is refused by the
 * database.
 */
export const unknownChoices = (
  draft: SubJobDraft,
  path: string,
  { statuses, crews }: SettleFacts,
  jobTypes: ReadonlyMap<string, number>,
): FieldIssue[] => {
  const status = ({ status: choice }: { status: Choice | null }) => ({ name: 'status', choice, list: statuses });
  const crew = ({ crew: choice }: { crew: Choice | null }) => ({ name: 'crew', choice, list: crews });
  const lists = [
    { rows: draft.pebble_details?.crew_information, at: 'pebble_details.crew_information' },
    { rows: draft.gunite_details?.gunite_history, at: 'gunite_details.gunite_history' },
    { rows: draft.warranty_details?.crew_repair_jobs, at: 'warranty_details.crew_repair_jobs' },
  ];
  const chosen: Chosen[] = [
    { path: `${path}status`, choice: draft.status, list: statuses },
    ...lists.flatMap(({ rows, at }) => [
      ...inRows(rows, `${path}${at}`, status),
      ...inRows(rows, `${path}${at}`, crew),
    ]),
    ...inRows(draft.boulder_details, `${path}boulder_details`, status),
  ];
  return [
    ...chosen
      .filter(({ choice, list }) => choice !== null && !list.has(choice.id))
      .map((one) => fieldIssue(one.path, 'unknown_choice')),
    ...(draft.job_types.every((name) => jobTypes.has(name)) ? [] : [fieldIssue(`${path}job_types`, 'unknown_choice')]),
  ];
};
