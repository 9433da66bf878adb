import { useServer } from '../../dataProvider/ServerContext';
import { type CallDocument, gql } from '../../dataProvider/gql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SavedView, ViewSettings } from '#domain/views/savedView';
import { isRecord } from '#domain/values';

const FIELDS =
  'id version resource name settings is_shared shared_roles { id name } shared_users { id name } is_default is_own owner_name may_edit';

const LIST = gql(`query savedViews($resource: String!) { views: savedViews(resource: $resource) { ${FIELDS} } }`);

/** What a change of a view answers: the view, or only that it is done. */
interface ViewAnswer {
  view?: Omit<SavedView, 'settings'> & { settings: unknown };
  id?: unknown;
  done?: unknown;
}

/** What users do with their views. */
export const VIEW_MUTATIONS = {
  create:
    gql(`mutation createSavedView($resource: String!, $name: String!, $settings: JSON!, $is_shared: Boolean, $role_ids: [Int!], $user_ids: [Int!], $is_default: Boolean) {
    view: createSavedView(resource: $resource, name: $name, settings: $settings, is_shared: $is_shared, role_ids: $role_ids, user_ids: $user_ids, is_default: $is_default) { ${FIELDS} } }`),
  update:
    gql(`mutation updateSavedView($id: Int!, $version: Int!, $name: String, $settings: JSON, $is_shared: Boolean, $role_ids: [Int!], $user_ids: [Int!]) {
    view: updateSavedView(id: $id, version: $version, name: $name, settings: $settings, is_shared: $is_shared, role_ids: $role_ids, user_ids: $user_ids) { ${FIELDS} } }`),
  remove: gql(`mutation deleteSavedView($id: Int!) { id: deleteSavedView(id: $id) }`),
  setDefault: gql(
    `mutation setDefaultView($resource: String!, $id: Int) { done: setDefaultView(resource: $resource, id: $id) }`,
  ),
} as const satisfies Record<string, CallDocument<ViewAnswer>>;

const NONE: readonly SavedView[] = [];

const isSettings = (settings: unknown): settings is ViewSettings =>
  isRecord(settings) && isRecord(settings.filter) && isRecord(settings.sort);

/** A view as the lists show it; none where its settings are not those of a list. */
const viewsOf = ({ settings, ...view }: Omit<SavedView, 'settings'> & { settings: unknown }): SavedView[] =>
  isSettings(settings) ? [{ ...view, settings }] : [];

/** The views of a list by its name: one's own, and those that others share. */
export const useViews = (name: string) => {
  const server = useServer();
  const queries = useQueryClient();
  const queryKey = ['saved_view', name];
  const { data = NONE, isSuccess } = useQuery({
    queryKey,
    retry: false,
    staleTime: 30_000,
    queryFn: async ({ signal }) => (await server.query(LIST, { resource: name }, { signal })).views.flatMap(viewsOf),
  });

  /** @throws CallError */
  const change = useCallback(
    async (kind: keyof typeof VIEW_MUTATIONS, variables: Record<string, unknown>): Promise<SavedView | null> => {
      const mutation: CallDocument<ViewAnswer> = VIEW_MUTATIONS[kind];
      const answer = await server.mutate(mutation, variables);
      await queries.invalidateQueries({ queryKey: ['saved_view', name] });
      return answer.view ? (viewsOf(answer.view)[0] ?? null) : null;
    },
    [server, queries, name],
  );

  return { views: data, isKnown: isSuccess, change };
};
