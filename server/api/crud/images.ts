import { badInput } from '#domain/errors';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { inputFields } from '#domain/fields/resource';
import { imageKey, imagePrefix } from '#domain/files/imageKey';
import { imageRefusal } from '#domain/files/imageRefusal';
import { imageTypeOf } from '#domain/files/imageType';
import { IMAGE_BYTES, isStoredImage, type StoredImage } from '#domain/files/storedImage';
import { isRecord } from '#domain/values';
import type { Mutation } from '../../pipeline/mutation';
import type { Row } from '../../db/statement';
import type { Files } from '../../files/files';
import { UploadedFile } from '../../files/uploadedFile';
import type { Resource } from '../resource';
import type { InputRow } from './partChanges';

/** The pictures that an input sets, by field. */
export type Images = Readonly<Record<string, StoredImage>>;

type Refused = 'upload_file' | 'upload_type';
const refuse = (field: string, rule: Refused): Error => badInput([fieldIssue(field, rule)]);

export const imageFields = ({ descriptor }: Pick<Resource, 'descriptor'>): FieldDescriptor[] =>
  inputFields(descriptor).filter(({ kind }) => kind === 'Image');

const givenImages = (resource: Resource, values: InputRow): (readonly [FieldDescriptor, StoredImage])[] =>
  imageFields(resource).flatMap((field) => {
    const value = values[field.name];
    return isStoredImage(value) ? [[field, value] as const] : [];
  });

/**
 * A record without an id has no place for a picture yet: it is sent after the record was made [BLDR-015]. @throws
 * AppError BAD_USER_INPUT
 */
export const assertNoImages = (resource: Resource, values: InputRow): void => {
  const [given] = givenImages(resource, values);
  if (given) throw refuse(given[0].name, 'upload_file');
};

/**
 * Takes over the bytes that the actor has sent for the pictures of an input.
 * @param stored the row as it is: a picture that it has already is not sent again
 * @throws AppError BAD_USER_INPUT for a key of another record's, for bytes that were not sent, are too many or no
 * picture
 */
export const claimImages = async (
  { client, actor, files }: Mutation,
  resource: Resource,
  stored: Row,
  values: InputRow,
): Promise<Images> => {
  const images: Record<string, StoredImage> = {};
  for (const [{ name, max }, { key, file_name }] of givenImages(resource, values)) {
    if (!key.startsWith(imagePrefix({ resource: resource.name, id: Number(stored.id), field: name })))
      throw refuse(name, 'upload_file');
    const claim = await files.claim(client, { key, user_id: actor.user_id, max_bytes: max ?? IMAGE_BYTES });
    if (claim && 'refusal' in claim) throw refuse(name, claim.refusal);
    const before = stored[name];
    if (claim) images[name] = { key, file_name, storage_key: claim.storage_key, file_type: claim.file_type };
    else if (isStoredImage(before) && before.key === key) images[name] = { ...before, file_name };
    else throw refuse(name, 'upload_file');
  }
  return images;
};

interface Taking {
  client: Mutation['client'];
  actor: Mutation['actor'];
  files: Files;
}

const take = async (
  { client, actor, files }: Taking,
  { name: resource }: Resource,
  id: number,
  { name, max = IMAGE_BYTES }: FieldDescriptor,
  file: UploadedFile,
): Promise<StoredImage> => {
  const { file_name, bytes } = file;
  const file_type = imageTypeOf(bytes);
  const rule = file_type ? imageRefusal({ file_name, file_type, size: bytes.length }, max) : 'upload_type';
  if (rule || !file_type) throw refuse(name, rule ?? 'upload_type');
  const key = imageKey({ resource, id, field: name }, file_name);
  await files.take(client, { key, file_type, user_id: actor.user_id }, file);
  return { key, file_name, file_type };
};

/** Stores the files that came with the request itself; what is left is an input like any other [AUTH-022]. */
export const takeFiles = async (
  taking: Taking,
  resource: Resource,
  id: number,
  values: InputRow,
): Promise<InputRow> => {
  const taken: Record<string, unknown> = {};
  for (const field of imageFields(resource)) {
    const given = values[field.name];
    if (isRecord(given) && given.file instanceof UploadedFile)
      taken[field.name] = await take(taking, resource, id, field, given.file);
  }
  return { ...values, ...taken };
};
