import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import type { Change } from '#domain/changes';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { Command } from '../../pipeline/command';
import { runText, type Runner, idOf } from '../../db/statement';
import { assertMayUndoDocuments, openDocument } from './openTree';

const input = z.strictObject({ documentId: z.int(), tagId: z.int() });
type Input = z.infer<typeof input>;
interface Facts {
  job_id: number;
  upload_date: string;
  held: number | null;
}
interface Tagged {
  documentId: number;
  upload_date: string;
}

const HELD = 'select id from document_document_tag where document_id = $1 and document_tag_id = $2';

/** Only active tags are given [DOC-035]. @throws AppError BAD_USER_INPUT */
export const assertTags = async (runner: Runner, tags: readonly { id: number; path: string }[]): Promise<void> => {
  const known = new Map(
    (
      await runText(runner, 'select id, is_active from lookup_document_tag where id = any($1)', [
        tags.map(({ id }) => id),
      ])
    ).map((row) => [idOf(row), row.is_active === true]),
  );
  const issues = tags
    .filter(({ id }) => known.get(id) !== true)
    .map(({ id, path }) => fieldIssue(path, known.has(id) ? 'document_tag_inactive' : 'document_tag'));
  if (issues.length > 0) throw badInput(issues);
};

const tagCommand = (
  name: 'addDocumentTag' | 'removeDocumentTag',
  changesOf: (facts: Facts, input: Input) => readonly Change[],
): Command<Input, Facts, Tagged> => ({
  name,
  need: CALLS[name].need,
  input,
  assertMayUndo: assertMayUndoDocuments,
  load: async (mutation, { documentId, tagId }) => {
    const {
      reach: { job_id },
      document: { row },
    } = await openDocument(mutation, documentId);
    const [held] = await runText(mutation.client, HELD, [documentId, tagId]);
    if (!held && name === 'addDocumentTag') await assertTags(mutation.client, [{ id: tagId, path: 'tagId' }]);
    return { job_id, upload_date: String(row.upload_date), held: held ? idOf(held) : null };
  },
  decide: (facts, asked) => ({ changes: changesOf(facts, asked) }),
  result: (_written, _mutation, { documentId }, { upload_date }) => ({ documentId, upload_date }),
});

/** Gives a document a tag; one that it has already changes nothing [API-031 DOC-034 DOC-035]. */
export const addDocumentTag = tagCommand('addDocumentTag', ({ held, job_id }, { documentId, tagId }) =>
  held === null
    ? [
        {
          entity: 'document_document_tag',
          id: null,
          op: 'insert',
          key: 'tag',
          job_id,
          set: { document_id: documentId, document_tag_id: tagId },
        },
      ]
    : [],
);

/**
 * Takes a tag off a document, also one that is not active any more; one that it has not changes nothing
 * [API-031 DOC-034].
 */
export const removeDocumentTag = tagCommand('removeDocumentTag', ({ held, job_id }) =>
  held === null ? [] : [{ entity: 'document_document_tag', id: held, op: 'delete', job_id, set: {} }],
);
