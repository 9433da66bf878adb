import { CALLS } from '#domain/access/calls';
import { captionDocument } from './captionDocument';
import { addDocumentTag, removeDocumentTag } from './documentTags';
import { insertDocuments } from './insertDocuments';
import { readBin } from './readBin';
import { eraseDocuments } from './eraseDocuments';
import { restoreDocuments } from './restoreDocuments';
import { removeDocument } from './removeDocument';
import { renameDocument } from './renameDocument';
import { readDocuments } from './readDocuments';
import { readReach } from './readReach';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import { deletedDocumentType, documentTypes } from './documentTypes';

/** The documents of a job: the named calls [API-024 API-028 API-029 API-030 API-031 API-038]. */
export const documents: SchemaModule = (kit) => {
  const { builder } = kit;
  const { document, folders } = documentTypes(builder);
  const deleted = deletedDocumentType(builder);
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
      deletedDocuments: t.field({
        type: [deleted],
        nullable: false,
        description: 'The bin of a job: its deleted documents that the user may see, for who may change them.',
        extensions: { need: CALLS.deletedDocuments.need },
        args: { job_id: t.arg.int({ required: true }) },
        resolve: async (_root, { job_id }, { runner, actor }) => {
          const reach = await readReach(runner, actor, job_id);
          return reach?.mayEdit ? readBin(runner, reach) : [];
        },
      }),
      documentFolders: t.field({
        type: folders,
        description: 'Null for a job that the user may not see.',
        extensions: { need: CALLS.documentFolders.need },
        args: { job_id: t.arg.int({ required: true }) },
        resolve: (_root, { job_id }, { runner, actor }) => readReach(runner, actor, job_id),
      }),
    };
  });
  addCommand(kit, { command: insertDocuments, type: [document] });
  addCommand(kit, { command: renameDocument, type: renamed });
  addCommand(kit, { command: captionDocument, type: renamed, description: 'Says what a photo shows.' });
  addCommand(kit, { command: removeDocument, type: [document] });
  addCommand(kit, {
    command: restoreDocuments,
    type: [document],
    description: 'Takes documents out of the bin of their job; answers what the job has then.',
  });
  addCommand(kit, {
    command: eraseDocuments,
    type: [deleted],
    description: 'Deletes documents of the bin for good; answers what is left in it.',
  });
  addCommand(kit, { command: addDocumentTag, type: tagged });
  addCommand(kit, { command: removeDocumentTag, type: tagged });
};
