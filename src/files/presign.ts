import { gql, type ApolloClient } from '@apollo/client';

import { calls } from '../dataProvider/calls';

interface Answer {
  presign: { url: string };
}

const PRESIGN = gql`mutation presign($key: String!, $contentType: String!, $contentLength: Int) { presign(key: $key, contentType: $contentType, contentLength: $contentLength) { url } }`;

/** An address that takes a file of that many bytes [API-025]. @throws CallError */
export const presign = async (
  client: ApolloClient<unknown>,
  key: string,
  contentType: string,
  contentLength: number,
): Promise<string> => {
  const { presign: given } = await calls(client).tell<Answer>(PRESIGN, { key, contentType, contentLength });
  return given.url;
};
