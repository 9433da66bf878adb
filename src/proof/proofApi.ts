import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { createContext, use, useMemo } from 'react';
import { tokenRejected } from '../auth/getIdToken';
import { useRest, type Rest } from '../dataProvider/rest';

/** By what the signed-in user proves to be that person. */
export interface ProofNeeds {
  /** `sign_in` for who has no password here: a sign-in of a moment ago. */
  by: 'password' | 'sign_in';
  is_recent: boolean;
  app: boolean;
  /** Recovery codes that are left. */
  codes: number;
  passkey: boolean;
}

export interface Proof {
  password?: string;
  code?: string;
  passkey?: { ticket: string; answer: AuthenticationResponseJSON };
}

/** The calls about a proof. Refusals are thrown as CallError, with the field at fault. */
export interface ProofApi {
  needs(): Promise<ProofNeeds>;
  /** What a passkey is asked for. */
  challenge(): Promise<{ ticket: string; options: PublicKeyCredentialRequestOptionsJSON }>;
  /** @returns what the call is told that needs it; good once, for some minutes */
  prove(proof: Proof): Promise<string>;
  /** Takes over that the user has signed in again, in another window. */
  renewed(): Promise<void>;
}

const overRest = (rest: Rest): ProofApi => {
  const post = async <Answer>(path: string, body: unknown): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' };
    const response = await rest(`/v1/security/proof${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return response.json();
  };
  return {
    needs: async () => (await rest('/v1/security/proof')).json(),
    challenge: () => post('/passkey', {}),
    prove: async (proof) => (await post<{ proof: string }>('', proof)).proof,
    renewed: tokenRejected,
  };
};

/** Stories give their own. */
export const ProofApiContext = createContext<ProofApi | null>(null);

export const useProofApi = (): ProofApi => {
  const given = use(ProofApiContext);
  const rest = useRest();
  const own = useMemo(() => overRest(rest), [rest]);
  return given ?? own;
};
