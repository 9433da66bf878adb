import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';

export type RowIssues<Row> = (row: Row, path: string) => FieldIssue[];

/** The issues of each row of a list, by its place: `pebble_details.crew_information.2.date`. */
export const rowIssues = <Row>(rows: readonly Row[], path: string, issuesOf: RowIssues<Row>): FieldIssue[] =>
  rows.flatMap((row, index) => issuesOf(row, `${path}.${index}.`));

const COMMENT = 2000;

/** A comment that is not stored yet has some words [SUB-024]. */
export const commentIssues = (rows: readonly { id: number | null }[], name: string, path: string): FieldIssue[] =>
  rowIssues(rows, path, (row, at) => {
    const text: unknown = row.id === null ? Reflect.get(row, name) : 'stored';
    if (typeof text !== 'string' || text.trim() === '') return [fieldIssue(`${at}${name}`, 'required_here')];
    return text.length > COMMENT ? [fieldIssue(`${at}${name}`, 'max_length', { max: COMMENT })] : [];
  });
