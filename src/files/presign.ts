import { gql, type ApolloClient } from '@apollo/client';
import { providerError } from '../dataProvider/providerError';
import { UploadError } from './putFile';

interface Answer {
  presign: { url: string };
}

const PRESIGN = gql`mutation presign($key: String!, $contentType: String!, $contentLength: Int) { presign(key: $key, contentType: $contentType, contentLength: $contentLength) { url } }`;

/** An address that takes a file of that many bytes [API-025]. @throws the refusal of the server, UploadError when there is no address */
export const presign = async (
  client: ApolloClient<unknown>,
  key: string,
  contentType: string,
  contentLength: number,
): Promise<string> => {
  try {
    const { data } = await client.mutate<Answer>({ mutation: PRESIGN, variables: { key, contentType, contentLength } });
    if (data) return data.presign.url;
  } catch (error) {
    throw providerError(error);
  }
  throw new UploadError(0, '');
};
