import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { manyRequest } from '../../dataProvider/documents/queries';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { composed } from '../../dataProvider/gql';
import type { Row } from '../../dataProvider/row';
import { useServer } from '../../dataProvider/ServerContext';
import type { ListGroup } from '#domain/fields/listGroup';

interface GroupsAnswer {
  list: {
    groups: { items: readonly ListGroup[]; group_count: number; count: number; sums: readonly (number | null)[] };
  };
}

/** A group with one of its rows, from which its value is shown as the list shows it. */
export interface ShownGroup extends ListGroup {
  sample: Row | null;
}

export interface ListGroups {
  /** What the groups are by. */
  of: string;
  items: readonly ShownGroup[];
  group_count: number;
  count: number;
  sums: readonly (number | null)[];
}

interface GroupsQuery {
  resource: ResourceDescriptor;
  filter: Readonly<Record<string, unknown>>;
  within?: Readonly<Record<string, unknown>> | undefined;
  by: FieldDescriptor;
  unit: 'DAY' | 'MONTH' | 'YEAR';
  /** Names of number columns. */
  sums: readonly string[];
}

const groupsDocument = ({ type, operations: { list } }: ResourceDescriptor) =>
  composed<GroupsAnswer>(
    `query groups($filter: ${type}Filter, $within: ${type}Filter, $by: ${type}Field!, $unit: DateUnit, $sums: [${type}Field!]) { list: ${list}(filter: $filter, within: $within) { groups(by: $by, unit: $unit, sums: $sums) { items { value first last count sums sample_id } group_count count sums } } }`,
  );

/** What groups are by, as a text: those of another field, unit or other sums are not shown for them. */
export const groupsOf = ({ by, unit, sums }: Pick<GroupsQuery, 'by' | 'unit' | 'sums'>): string =>
  [by.name, unit, ...sums].join(' ');

/** The groups of all rows that a list finds, with their counts and sums, the largest first, 200 at most [ADM-018]. */
export const useListGroups = ({ resource, filter, within, by, unit, sums }: GroupsQuery) => {
  const server = useServer();
  const { find } = useCatalogue();
  return useQuery({
    // Asked for again with the lists of its resource.
    queryKey: [resource.name, 'getList', 'groups', { filter, within, by: by.name, unit, sums }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ListGroups> => {
      const variables = { filter, within, by: by.name, unit, sums };
      const { groups } = (await server.query(groupsDocument(resource), variables, { signal })).list;
      const ids = groups.items.map(({ sample_id }) => sample_id);
      if (ids.length === 0) return { ...groups, of: groupsOf({ by, unit, sums }), items: [] };
      const { text, variables: named } = manyRequest(resource, ids, [by.name], find);
      const pages = Object.values(
        await server.query(composed<Record<string, { items: Row[] }>>(text), named, { signal }),
      );
      const rows = new Map(pages.flatMap(({ items }) => items.map((row) => [row.id, row])));
      return {
        ...groups,
        of: groupsOf({ by, unit, sums }),
        items: groups.items.map((group) => ({ ...group, sample: rows.get(group.sample_id) ?? null })),
      };
    },
  });
};
