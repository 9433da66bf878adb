import { createHash } from 'node:crypto';
import type { Resource } from '../api/resource';
import { idOf, runText, type Row } from '../db/statement';
import { changedFields } from '../pipeline/changedFields';
import type { Mutation } from '../pipeline/mutation';
import type { Draft } from './draft';
import type { KnownRecords } from './known';
import type { Messages } from './messages';

/** The new rows of a file by what they say, as far as they were read. */
export type RowsBySaying = Map<string, number>;

const sayingOf = ({ values }: Draft): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64');

/**
 * So that a file without ids can be imported twice: a new row that says what a record says already, field by field, is
 * that record. Only records that the actor may see were looked for: no file tells of others.
 */
export const recogniseTwins = async (
  { client }: Mutation,
  { entity }: Resource,
  drafts: readonly Draft[],
  { titled, said, messages }: Pick<KnownRecords, 'titled'> & { said: RowsBySaying; messages: Messages },
): Promise<void> => {
  const fresh = drafts.filter(({ outcome }) => outcome === 'c');
  const idsOf = ({ values }: Draft): number[] => (titled && titled.ids.get(String(values[titled.column]))) || [];
  const wanted = fresh.flatMap(idsOf);
  const rows =
    wanted.length === 0 ? [] : await runText(client, `select * from "${entity.name}" where id = any($1)`, [wanted]);
  const stored = new Map<number, Row>(rows.map((row) => [idOf(row), row]));
  for (const draft of fresh) {
    const saying = sayingOf(draft);
    const earlier = said.get(saying);
    const isTwin = (id: number): boolean => {
      const row = stored.get(id);
      return row !== undefined && changedFields(row, draft.values).length === 0;
    };
    if (idsOf(draft).some(isTwin)) draft.outcome = '=';
    else if (earlier !== undefined) messages.refuse(draft, null, 'import_same_row', { row: earlier });
    said.set(saying, earlier ?? draft.number);
  }
};
