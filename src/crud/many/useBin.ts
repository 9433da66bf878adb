import { useServer } from '../../dataProvider/ServerContext';
import { useQuery } from '@tanstack/react-query';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { manyDocuments } from './manyDocuments';

export const BIN_PAGE = 25;
const previous = <Data>(data: Data): Data => data;

/** A page of the deleted records, the latest deletion first. */
export const useBin = (resource: ResourceDescriptor, search: string, page: number) => {
  const server = useServer();
  return useQuery({
    queryKey: [resource.name, 'deleted', search, page],
    retry: false,
    placeholderData: previous,
    queryFn: async ({ signal }) =>
      (
        await server.query(
          manyDocuments.deleted(resource),
          { search, page: { number: page, size: BIN_PAGE } },
          { signal },
        )
      ).deleted,
  });
};
