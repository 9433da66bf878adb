import { gql, type ApolloClient } from '@apollo/client';
import { imageKey, type ImagePlace } from '#domain/files/imageKey';
import type { StoredImage } from '#domain/files/storedImage';
import { providerError } from '../dataProvider/providerError';
import { pendingFile } from './pendingFiles';
import { putFile, UploadError } from './putFile';
import { uploads } from './uploads';

interface Answer { presign: { url: string } }

const PRESIGN = gql`mutation presign($key: String!, $contentType: String!, $contentLength: Int) { presign(key: $key, contentType: $contentType, contentLength: $contentLength) { url } }`;

const addressFor = async (client: ApolloClient<unknown>, key: string, contentType: string, contentLength: number): Promise<string> => {
  try {
    const { data } = await client.mutate<Answer>({ mutation: PRESIGN, variables: { key, contentType, contentLength } });
    if (data) return data.presign.url;
  } catch (error) {
    throw providerError(error);
  }
  throw new UploadError(0, '');
};

/**
 * Sends a picture that was chosen for a field of a record, and answers it with its key, ready to be saved [BLDR-015 API-025].
 * @throws UploadError, AbortError when it was cancelled, or the refusal of the server
 */
export const sendImage = async (client: ApolloClient<unknown>, place: ImagePlace, { file_name, file_type, url = '' }: StoredImage): Promise<StoredImage> => {
  const file = pendingFile(url);
  if (!file) throw new UploadError(0, '');
  const { end, ...report } = uploads.begin(url);
  try {
    const key = imageKey(place, file_name);
    await putFile(await addressFor(client, key, file_type, file.size), file, file_type, report);
    return { key, file_name, file_type };
  } finally {
    end();
  }
};
