import { useServer } from '../../dataProvider/ServerContext';
import { gql } from '../../dataProvider/gql';
import { createContext, use, useMemo } from 'react';
import type { WhyQuestion } from './question';

export interface WhyLine {
  depth: number;
  kind: string;
  met: boolean;
  code: string | null;
  permission: string | null;
  by: string | null;
  of_role: string | null;
  of_user: string | null;
}
export interface WhyRule {
  name: string;
  kind: string;
  code: string | null;
  state: string;
}
export interface WhyUser {
  id: number;
  name: string;
  is_active: boolean;
  role_id: number;
  role_name: string;
  presite_gunite: boolean;
  presite_pebble: boolean;
  has_employee: boolean;
}
export interface WhyAnswer {
  allowed: boolean;
  outcome: string;
  user: WhyUser;
  lines: readonly WhyLine[];
  rows: string | null;
  rules: readonly WhyRule[];
}

export interface WhyApi {
  query(question: WhyQuestion): Promise<WhyAnswer>;
  calls(): Promise<readonly string[]>;
}

const WHY = gql(`query whyAccess($user_id: Int!, $question: AccessQuestion!) {
  whyAccess(user_id: $user_id, question: $question) {
    allowed outcome rows
    user { id name is_active role_id role_name presite_gunite presite_pebble has_employee }
    lines { depth kind met code permission by of_role of_user }
    rules { name kind code state }
  }
}`);
const CALLS = gql(`query callNames { callNames }`);

/** Another API than the app's, for stories. */
export const WhyApiContext = createContext<WhyApi | null>(null);

/** The calls of "Why can or can't ...?" over the app's server. */
export const useWhyApi = (): WhyApi => {
  const given = use(WhyApiContext);
  const server = useServer();
  return useMemo(
    () =>
      given ?? {
        query: async ({ user, kind, name, field, id, action }) => {
          const question = {
            kind,
            name,
            ...(kind === 'field' ? { field } : {}),
            ...(kind === 'record' ? { id, action } : {}),
          };
          return (await server.query(WHY, { user_id: user, question })).whyAccess;
        },
        calls: async () => (await server.query(CALLS)).callNames,
      },
    [given, server],
  );
};
