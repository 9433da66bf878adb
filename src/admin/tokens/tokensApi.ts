import { useServer } from '../../dataProvider/ServerContext';
import { gql } from '../../dataProvider/gql';
import { createContext, use, useMemo } from 'react';

/** A token as it is listed: never the token itself. */
export interface TokenRow {
  id: number;
  name: string;
  ending: string;
  codes: readonly string[];
  user_name: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
  is_working: boolean;
}

export interface NewToken {
  name: string;
  codes: readonly string[];
  days: number;
}

export interface TokensApi {
  list: () => Promise<readonly TokenRow[]>;
  /** @returns the token, which is told here and nowhere again */
  create: (token: NewToken, proof: string) => Promise<string>;
  revoke: (id: number) => Promise<void>;
}

const LIST = gql(
  `query ApiTokens { apiTokens { id name ending codes user_name created_at expires_at last_used_at revoked_at is_working } }`,
);
const CREATE = gql(
  `mutation createApiToken($name: String!, $codes: [String!]!, $days: Int!, $proof: String) { createApiToken(name: $name, codes: $codes, days: $days, proof: $proof) { token } }`,
);
const REVOKE = gql(`mutation revokeApiToken($id: Int!) { revokeApiToken(id: $id) { id } }`);

/** A story's calls in place of the server's. */
export const TokensApiContext = createContext<TokensApi | null>(null);

/** The calls of the tokens over the app's server. */
export const useTokensApi = (): TokensApi => {
  const given = use(TokensApiContext);
  const server = useServer();
  return useMemo(() => {
    if (given) return given;
    const { query, mutate } = server;
    return {
      list: async () => (await query(LIST)).apiTokens,
      create: async (token, proof) => (await mutate(CREATE, { ...token, proof })).createApiToken.token,
      revoke: async (id) => {
        await mutate(REVOKE, { id });
      },
    };
  }, [given, server]);
};
