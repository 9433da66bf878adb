import { sql } from 'drizzle-orm';
import { CALLS } from '#domain/access/calls';
import { WRITES_COMMENTS } from '#domain/comments/commentRights';
import { readCommentKey, type CommentFilePlace } from '#domain/comments/commentKey';
import { contentTypeOf, DOCUMENT_BYTES, documentRefusal } from '#domain/documents/documentType';
import { readDocumentKey, type DocumentPlace } from '#domain/documents/documentKey';
import { AppError, badInput } from '#domain/errors';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { imageFolder, readImageKey, type ImageKey } from '#domain/files/imageKey';
import { imageRefusal } from '#domain/files/imageRefusal';
import { declaredImageType, type ImageType } from '#domain/files/imageType';
import { IMAGE_BYTES } from '#domain/files/storedImage';
import { demand } from '../../access/demand';
import { run } from '../../db/statement';
import { assertMayRead, tableNamed } from '../comments/commentedRecord';
import { storeImage } from './storeImage';
import { readReach } from './readReach';
import type { GraphContext } from '../../api/context';
import { imageFields } from '../../api/crud/images';
import { ROOT } from '../../api/read/compilePlan';
import type { Registry } from '../../api/registry';
import type { Resource } from '../../api/resource';
import type { SchemaModule } from '../../api/schema';

interface Presigned {
  url: string;
}

/** The picture field that a key belongs to. @throws AppError FORBIDDEN for a key that belongs to none */
const placeOf = ({ resources }: Registry, key: ImageKey | null): { resource: Resource; field: FieldDescriptor } => {
  const resource = resources.find(({ name }) => name === key?.resource);
  const field = resource && imageFields(resource).find(({ name }) => imageFolder(name) === key?.folder);
  if (!resource || !field) throw new AppError('FORBIDDEN');
  return { resource, field };
};

/** @throws AppError NOT_FOUND for a row that is missing, deleted or out of the actor's reach */
const assertRow = async ({ runner, actor }: GraphContext, { entity, scope }: Resource, id: number): Promise<void> => {
  const conditions = [
    sql`${sql.raw(`${ROOT}.id`)} = ${id}`,
    entity.isSoft ? sql.raw(`${ROOT}.deleted_at is null`) : undefined,
    scope?.(actor, ROOT),
  ].filter((one) => one !== undefined);
  const rows = await run(
    runner,
    sql`select ${sql.raw(`${ROOT}.id from "${entity.name}" ${ROOT}`)} where ${sql.join(conditions, sql.raw(' and '))}`,
  );
  if (rows.length === 0) throw new AppError('NOT_FOUND');
};

/** @throws AppError BAD_USER_INPUT in the words of the rows [BLDR-009 BLDR-015] */
const typeOf = (file_name: string, contentType: string, size: number | undefined, max: number): ImageType => {
  const file_type = declaredImageType(contentType);
  const rule = imageRefusal({ file_name, file_type: contentType, ...(size === undefined ? {} : { size }) }, max);
  if (rule || !file_type)
    throw badInput([fieldIssue(rule === 'upload_file' ? 'key' : 'contentType', rule ?? 'upload_type')]);
  return file_type;
};

interface Upload {
  key: string;
  contentType: string;
  length: number | undefined;
}

/** An address for a picture of a record's field. @throws AppError */
const presignImage = async (
  context: GraphContext,
  registry: Registry,
  { key, contentType, length }: Upload,
): Promise<string> => {
  const { actor, runner, files } = context;
  const parsed = readImageKey(key);
  const { resource, field } = placeOf(registry, parsed);
  demand(actor, { all: [resource.needs.read, resource.needs.update] });
  const max_bytes = field.max ?? IMAGE_BYTES;
  const file_type = typeOf(parsed?.file_name ?? '', contentType, length, max_bytes);
  await assertRow(context, resource, parsed?.id ?? 0);
  return files.presign(
    runner,
    { key, file_type, user_id: actor.user_id },
    { max_bytes, ...(length === undefined ? {} : { length }) },
  );
};

/** An address for a document of a job that the actor may add files to [BAPI-015 DOC-046]. @throws AppError */
const presignDocument = async (
  { actor, runner, files }: GraphContext,
  { job_id, file_name }: DocumentPlace,
  { key, contentType, length }: Upload,
): Promise<string> => {
  demand(actor, CALLS.presign.need);
  const refused = documentRefusal({ file_name, file_type: contentType, size: length });
  if (refused) throw badInput([fieldIssue(refused === 'document_size' ? 'key' : 'contentType', refused)]);
  const reach = await readReach(runner, actor, job_id);
  if (!reach) throw new AppError('NOT_FOUND');
  if (!reach.mayAdd) throw new AppError('FORBIDDEN');
  return files.presign(
    runner,
    { key, file_type: contentTypeOf(contentType), user_id: actor.user_id },
    { max_bytes: DOCUMENT_BYTES, ...(length === undefined ? {} : { length }) },
  );
};

/** An address for a file of a comment on a record that the actor may read and write about [ADM-015]. @throws AppError */
const presignComment = async (
  { actor, runner, files }: GraphContext,
  registry: Registry,
  { entity, id, file_name }: CommentFilePlace,
  { key, contentType, length }: Upload,
): Promise<string> => {
  demand(actor, WRITES_COMMENTS);
  const refused = documentRefusal({ file_name, file_type: contentType, size: length });
  if (refused) throw badInput([fieldIssue(refused === 'document_size' ? 'key' : 'contentType', refused)]);
  const table = tableNamed(registry, entity);
  if (table.entity !== entity) throw new AppError('FORBIDDEN');
  await assertMayRead(runner, actor, table, id);
  return files.presign(
    runner,
    { key, file_type: contentTypeOf(contentType), user_id: actor.user_id },
    { max_bytes: DOCUMENT_BYTES, ...(length === undefined ? {} : { length }) },
  );
};

/** Where files are sent [API-025]. The key says what for, and with that who may. */
export const files: SchemaModule = ({ builder, registry, commands }) => {
  commands.set(storeImage.name, storeImage);
  const presigned = builder.objectRef<Presigned>('PresignedUpload').implement({
    fields: (t) => ({
      url: t.exposeString('url', {
        nullable: false,
        description:
          'Takes the file by PUT with its content type, once, for 15 minutes. Relative to this server, or whole.',
      }),
    }),
  });
  builder.mutationField('presign', (t) =>
    t.field({
      type: presigned,
      nullable: false,
      description:
        'Asks for an address to send a file to. Keys: `customer/{id}/profile/{file_name}`, `job/{id}/documents/{folder}/{file_name}`, `comment/{table}/{id}/{file_name}`.',
      args: {
        key: t.arg.string({ required: true }),
        contentType: t.arg.string({ required: true }),
        contentLength: t.arg.int({ description: 'The size in bytes; the address then takes no other.' }),
      },
      resolve: async (_root, { key, contentType, contentLength }, context) => {
        const asked = { key, contentType, length: contentLength ?? undefined };
        const ofComment = readCommentKey(key);
        if (ofComment) return { url: await presignComment(context, registry, ofComment, asked) };
        const place = readDocumentKey(key);
        return {
          url: place ? await presignDocument(context, place, asked) : await presignImage(context, registry, asked),
        };
      },
    }),
  );
};
