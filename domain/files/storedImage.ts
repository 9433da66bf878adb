/** A picture in a field of a record [BLDR-015]. */
export interface StoredImage {
  /** Its logical place, `customer/7/profile/logo.png`; empty for a picture that was chosen and not sent yet. */
  readonly key: string;
  readonly file_name: string;
  readonly file_type: string;
  /**
   * Where it can be seen: signed, for an hour. Of a picture that was not sent yet, its address within the browser.
   * Never stored.
   */
  readonly url?: string;
  /** The storage key of the bytes; never sent to clients. */
  readonly storage_key?: string;
}

/** The bytes of a picture at most, unless its field says otherwise [BLDR-015]. */
export const IMAGE_BYTES = 5 * 1024 * 1024;

export const isStoredImage = (value: unknown): value is StoredImage =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'file_name' in value &&
  typeof value.file_name === 'string' &&
  'file_type' in value &&
  typeof value.file_type === 'string';

/** True for a picture that was chosen and whose bytes have not been sent yet. */
export const isUnsent = (value: unknown): value is StoredImage & { url: string } =>
  isStoredImage(value) && value.key === '' && value.url !== undefined;
