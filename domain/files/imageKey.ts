/** The field of a record that a picture belongs to. */
export interface ImagePlace {
  resource: string;
  id: number;
  field: string;
}

/** A picture's key, taken apart. */
export interface ImageKey {
  resource: string;
  id: number;
  folder: string;
  file_name: string;
}

const KEY = /^([a-z][a-z_]*)\/([1-9]\d{0,9})\/([a-z][a-z_]*)\/([^\p{Cc}/\\]{1,255})$/u;

/** Characters that no file name should have, and those that would make it a path. */
const UNFIT = /[\p{Cc}/\\]/gu;

/** The folder of a field's pictures: `profile_upload` has `profile`. */
export const imageFolder = (field: string): string => field.replace(/_upload$/, '');

/** Where the pictures of a field lie: `customer/7/profile/` [BLDR-015]. */
export const imagePrefix = ({ resource, id, field }: ImagePlace): string => `${resource}/${id}/${imageFolder(field)}/`;

/** The key of a picture: `customer/7/profile/logo.png` [BLDR-015]. */
export const imageKey = (place: ImagePlace, file_name: string): string =>
  imagePrefix(place) + file_name.trim().replace(UNFIT, '-');

/** Takes a key apart; null for what is no picture's key. */
export const readImageKey = (key: string): ImageKey | null => {
  const [, resource, id, folder, file_name] = KEY.exec(key) ?? [];
  return resource === undefined || folder === undefined || file_name === undefined
    ? null
    : { resource, id: Number(id), folder, file_name };
};
