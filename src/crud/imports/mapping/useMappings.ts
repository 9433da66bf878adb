import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { mappingSettings, type SavedMapping } from '#domain/imports/savedMapping';
import { type CallDocument, gql } from '../../../dataProvider/gql';
import { useServer } from '../../../dataProvider/ServerContext';

const FIELDS =
  'id version resource name settings is_shared shared_roles { id name } shared_users { id name } is_own owner_name may_edit';

const LIST = gql(
  `query importMappings($resource: String!) { mappings: importMappings(resource: $resource) { ${FIELDS} } }`,
);

type Answered = Omit<SavedMapping, 'settings'> & { settings: unknown };
interface MappingAnswer {
  mapping?: Answered;
  id?: unknown;
}

const MUTATIONS = {
  create:
    gql(`mutation createImportMapping($resource: String!, $name: String!, $settings: JSON!, $is_shared: Boolean, $role_ids: [Int!], $user_ids: [Int!]) {
    mapping: createImportMapping(resource: $resource, name: $name, settings: $settings, is_shared: $is_shared, role_ids: $role_ids, user_ids: $user_ids) { ${FIELDS} } }`),
  update:
    gql(`mutation updateImportMapping($id: Int!, $version: Int!, $name: String, $settings: JSON, $is_shared: Boolean, $role_ids: [Int!], $user_ids: [Int!]) {
    mapping: updateImportMapping(id: $id, version: $version, name: $name, settings: $settings, is_shared: $is_shared, role_ids: $role_ids, user_ids: $user_ids) { ${FIELDS} } }`),
  remove: gql(`mutation deleteImportMapping($id: Int!) { id: deleteImportMapping(id: $id) }`),
} as const satisfies Record<string, CallDocument<MappingAnswer>>;

const NONE: readonly SavedMapping[] = [];

const mappingOf = ({ settings, ...mapping }: Answered): SavedMapping[] => {
  const known = mappingSettings.safeParse(settings);
  return known.success ? [{ ...mapping, settings: known.data }] : [];
};

/** The mappings kept for imports of a resource: one's own first, then those that others share. */
export const useMappings = (name: string) => {
  const server = useServer();
  const queries = useQueryClient();
  const options = queryOptions({
    queryKey: ['import_mapping', name],
    retry: false,
    staleTime: 30_000,
    queryFn: async ({ signal }) => {
      const { mappings } = await server.query(LIST, { resource: name }, { signal });
      return mappings.flatMap(mappingOf).toSorted((a, b) => Number(b.is_own) - Number(a.is_own));
    },
  });
  const { data = NONE } = useQuery(options);

  /** As they are when a file is chosen; none where they cannot be had: an import does without. */
  const load = (): Promise<readonly SavedMapping[]> => queries.fetchQuery(options).catch(() => NONE);

  /** @throws CallError */
  const change = async (
    kind: keyof typeof MUTATIONS,
    variables: Record<string, unknown>,
  ): Promise<SavedMapping | null> => {
    const mutation: CallDocument<MappingAnswer> = MUTATIONS[kind];
    const answer = await server.mutate(mutation, variables);
    await queries.invalidateQueries({ queryKey: options.queryKey });
    return answer.mapping ? (mappingOf(answer.mapping)[0] ?? null) : null;
  };

  return { mappings: data, load, change };
};
