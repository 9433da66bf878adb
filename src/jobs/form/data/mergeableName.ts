/** An estimate that a job can take in. */
export interface MergeableEstimate {
  id: number;
  name: string | null;
  address_line_1: string | null;
}

/**
 * How an estimate reads in the list to merge from: "{id} - {name} - {address_line_1}", without parts that are empty
 * [JOB-068].
 */
export const mergeableName = ({ id, name, address_line_1 }: MergeableEstimate): string =>
  [String(id), name, address_line_1]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' - ');
