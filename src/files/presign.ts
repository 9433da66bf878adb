import type { Server } from '../dataProvider/server';
import { gql } from '../dataProvider/gql';

const PRESIGN = gql(
  `mutation presign($key: String!, $contentType: String!, $contentLength: Int) { presign(key: $key, contentType: $contentType, contentLength: $contentLength) { url } }`,
);

/** An address that takes a file of that many bytes [API-025]. @throws CallError */
export const presign = async (
  server: Server,
  key: string,
  contentType: string,
  contentLength: number,
): Promise<string> => {
  const { presign: given } = await server.mutate(PRESIGN, { key, contentType, contentLength });
  return given.url;
};
