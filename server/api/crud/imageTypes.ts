import type { UploadedFile } from '../../files/uploadedFile';
import type { Builder } from '../builder';

export const STORED_IMAGE = 'StoredImage';
export const STORED_IMAGE_INPUT = 'StoredImageInput';

/** A picture as it is sent: by the key of bytes sent before, or with the file in the request. */
export interface StoredImageInput {
  file_name?: string | null | undefined;
  file_type?: string | null | undefined;
  key?: string | null | undefined;
  url?: string | null | undefined;
  file?: UploadedFile | null | undefined;
}

/** The type of picture fields, in answers and in inputs [BLDR-015]. */
export const addImageTypes = (builder: Builder): void => {
  builder.objectType(STORED_IMAGE, {
    description: 'A picture of a record.',
    fields: (t) => ({
      file_name: t.exposeString('file_name', { nullable: false }),
      file_type: t.exposeString('file_type', { nullable: false, description: 'image/png or image/jpeg.' }),
      key: t.exposeString('key', { nullable: false }),
      url: t.field({
        type: 'String',
        description: 'Shows the picture, for up to an hour, without a token.',
        resolve: (image, _args, { files }) => files.urlOf(image),
      }),
    }),
  });
  builder.inputType(STORED_IMAGE_INPUT, {
    description:
      'A picture: ask `presign` for an address, PUT the bytes there, and say its key here. Or send the file itself.',
    fields: (t) => ({
      file_name: t.string(),
      file_type: t.string(),
      key: t.string(),
      url: t.string({ description: 'Ignored, so that an answer can be sent back as it is.' }),
      file: t.field({ type: 'Upload', description: 'In place of the other fields, in a multipart request.' }),
    }),
  });
};
