import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { createContext, use, useMemo } from 'react';
import { useRest, type Rest } from '../dataProvider/rest';
import type { OwnSession } from '#domain/users/ownSession';

export interface OwnPasskey {
  id: number;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** How one signs in, and where one is signed in. */
export interface OwnSecurity {
  sessions: readonly OwnSession[];
  has_app: boolean;
  codes: number;
  passkeys: readonly OwnPasskey[];
  is_required: boolean;
  /** Whether passwords of our own are taken: not where the company's account alone signs in. */
  takes_passwords: boolean;
  /** Lasting keys that one has made and that work: they go on when sessions end. */
  keys: { tokens: number; feeds: number; webhooks: number };
}

/** What an authenticator app is told, and the ticket of its enrolment. */
export interface OfferedApp {
  secret: string;
  uri: string;
  ticket: string;
}

interface MadeCodes {
  /** Shown once; null when there are some already. */
  recovery_codes: readonly string[] | null;
}

/** The calls about one's own sign-in. Refusals are thrown as CallError. */
export interface SecurityApi {
  read(): Promise<OwnSecurity>;
  endSession(id: number): Promise<void>;
  /** @param withKeys ends the keys too */
  endOthers(withKeys: boolean): Promise<void>;
  changePassword(given: {
    proof: string;
    password: string;
    password_confirm: string;
    with_keys: boolean;
  }): Promise<void>;
  offerApp(proof: string): Promise<OfferedApp>;
  confirmApp(ticket: string, code: string): Promise<MadeCodes>;
  removeApp(proof: string): Promise<void>;
  renewCodes(proof: string): Promise<MadeCodes>;
  requestPasskey(proof: string): Promise<{ ticket: string; options: PublicKeyCredentialCreationOptionsJSON }>;
  addPasskey(passkey: { ticket: string; name: string; answer: RegistrationResponseJSON }): Promise<MadeCodes>;
  removePasskey(id: number, proof: string): Promise<void>;
}

const overRest = (rest: Rest): SecurityApi => {
  const send = (method: string, path: string, body?: unknown): Promise<Response> =>
    rest(`/v1/security${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const post = async <Answer>(path: string, body: unknown): Promise<Answer> => (await send('POST', path, body)).json();
  return {
    read: async () => (await send('GET', '')).json(),
    endSession: async (id) => void (await send('DELETE', `/sessions/${id}`)),
    endOthers: async (withKeys) => void (await send('DELETE', `/sessions${withKeys ? '?keys=true' : ''}`)),
    changePassword: async (given) => void (await send('POST', '/password', given)),
    offerApp: (proof) => post('/app', { proof }),
    confirmApp: (ticket, code) => post('/app/code', { ticket, code }),
    removeApp: async (proof) => void (await send('POST', '/app/remove', { proof })),
    renewCodes: (proof) => post('/codes', { proof }),
    requestPasskey: (proof) => post('/passkeys/options', { proof }),
    addPasskey: (passkey) => post('/passkeys', passkey),
    removePasskey: async (id, proof) => void (await send('POST', `/passkeys/${id}/remove`, { proof })),
  };
};

/** Stories give their own. */
export const SecurityApiContext = createContext<SecurityApi | null>(null);

export const useSecurityApi = (): SecurityApi => {
  const given = use(SecurityApiContext);
  const rest = useRest();
  const own = useMemo(() => overRest(rest), [rest]);
  return given ?? own;
};
