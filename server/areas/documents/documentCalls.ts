import { CALLS } from '#domain/access/calls';
import { addDocumentTag, removeDocumentTag } from './documentTags';
import { insertDocuments } from './insertDocuments';
import { removeDocument } from './removeDocument';
import { renameDocument } from './renameDocument';
import { runCommand } from '../../pipeline/runCommand';
import { readDocuments } from './readDocuments';
import { readReach } from './readReach';
import { mutationOf } from '../../api/mutationOf';
import type { SchemaModule } from '../../api/schema';
import { documentInputs, documentTypes } from './documentTypes';

/** The documents of a job: the named calls [API-024 API-028 API-029 API-030 API-031 API-038]. */
export const documents: SchemaModule = ({ builder, commands }) => {
  const { document, folders } = documentTypes(builder);
  const input = documentInputs(builder);
  const renamed = builder
    .objectRef<{ id: number }>('RenamedDocument')
    .implement({ fields: (t) => ({ id: t.exposeInt('id', { nullable: false }) }) });
  const tagged = builder.objectRef<{ documentId: number; upload_date: string }>('TaggedDocument').implement({
    fields: (t) => ({
      documentId: t.exposeInt('documentId', { nullable: false }),
      upload_date: t.exposeString('upload_date', { nullable: false }),
    }),
  });
  builder.queryFields((t) => {
    const list = () =>
      t.field({
        type: [document],
        nullable: false,
        description: 'The documents of a job that the user may see; none of any other job.',
        extensions: { need: CALLS.documents.need },
        args: { job_id: t.arg.int({ required: true }) },
        resolve: async (_root, { job_id }, { runner, actor, files }) => {
          const reach = await readReach(runner, actor, job_id);
          return reach ? readDocuments(runner, reach, files) : [];
        },
      });
    return {
      documents: list(),
      documentTreeQuery: list(),
      documentFolders: t.field({
        type: folders,
        description: 'Null for a job that the user may not see.',
        extensions: { need: CALLS.documentFolders.need },
        args: { job_id: t.arg.int({ required: true }) },
        resolve: (_root, { job_id }, { runner, actor }) => readReach(runner, actor, job_id),
      }),
    };
  });
  builder.mutationFields((t) => ({
    [insertDocuments.name]: t.field({
      type: [document],
      nullable: false,
      extensions: { need: insertDocuments.need },
      args: { documents: t.arg({ type: input, required: true }) },
      resolve: (_root, args, context) => runCommand(insertDocuments, args, mutationOf(context)),
    }),
    [renameDocument.name]: t.field({
      type: renamed,
      nullable: false,
      extensions: { need: renameDocument.need },
      args: {
        document_id: t.arg.int({ required: true }),
        job_id: t.arg.int({ required: true }),
        newName: t.arg.string({
          required: true,
          description: 'A name, or with a slash the whole path below the documents.',
        }),
      },
      resolve: (_root, args, context) => runCommand(renameDocument, args, mutationOf(context)),
    }),
    [removeDocument.name]: t.field({
      type: [document],
      nullable: false,
      extensions: { need: removeDocument.need },
      args: {
        id: t.arg.int({ required: true }),
        documentKey: t.arg.string({ required: true }),
        jobId: t.arg.int({ required: true }),
      },
      resolve: (_root, args, context) => runCommand(removeDocument, args, mutationOf(context)),
    }),
    ...Object.fromEntries(
      [addDocumentTag, removeDocumentTag].map((command) => [
        command.name,
        t.field({
          type: tagged,
          nullable: false,
          extensions: { need: command.need },
          args: { documentId: t.arg.int({ required: true }), tagId: t.arg.int({ required: true }) },
          resolve: (_root, args, context) => runCommand(command, args, mutationOf(context)),
        }),
      ]),
    ),
  }));
  for (const command of [insertDocuments, renameDocument, removeDocument, addDocumentTag, removeDocumentTag])
    commands.set(command.name, command);
};
