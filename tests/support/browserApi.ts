import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';
import { serverUrl } from './browser';
import { isProofWanted } from './isProofWanted';
import { passwordToken } from './passwordToken';

const tokens = new Map<string, Promise<string>>();

const tokenOf = (account: string): Promise<string> => {
  const token = tokens.get(account) ?? passwordToken(serverUrl(), account);
  tokens.set(account, token);
  return token;
};

const headersOf = async (account: string): Promise<Record<string, string>> => ({
  'content-type': 'application/json',
  authorization: `Bearer ${await tokenOf(account)}`,
});

/** A proof of who an account is, for a call that wants one. */
export const proofOf = async (account: string): Promise<string> => {
  const body = JSON.stringify({ password: DEMO_PASSWORD });
  const headers = await headersOf(account);
  const shown: { proof: string } = await (
    await fetch(`${serverUrl()}/v1/security/proof`, { method: 'POST', headers, body })
  ).json();
  return shown.proof;
};

/**
 * What another client does or sees meanwhile: a GraphQL call as a demo account.
 * @throws Error with the answer when it holds errors
 */
export const api = async <Data>(
  account: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> => {
  const headers = await headersOf(account);
  const send = async (proof: Record<string, string> = {}) => {
    const sent = await fetch(`${serverUrl()}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID(), ...proof },
      body: JSON.stringify({ query, variables }),
    });
    const read: { data?: Data; errors?: { extensions?: Record<string, unknown> }[] } = await sent.json();
    return { response: sent, answer: read };
  };
  const first = await send();
  const { response, answer } = isProofWanted(query, first.answer.errors ?? [])
    ? await send({ 'x-proof': await proofOf(account) })
    : first;
  if (!answer.data || answer.errors) throw new Error(`${response.status} ${JSON.stringify(answer.errors ?? answer)}`);
  return answer.data;
};

export interface Builder {
  id: number;
  version: number;
  company_name: string;
  city: string | null;
  note: string | null;
  customer_contacts: { id: number; first_name: string; position: string | null }[];
}

const BUILDER = 'id version company_name city note zip_code customer_contacts { id first_name position }';

/** A builder of a test's own, so that tests do not meet in one record. */
export const aBuilder = async (values: Record<string, unknown> = {}): Promise<Builder> => {
  const { made } = await api<{ made: Builder }>(
    'manager',
    `mutation ($customer: CustomerInput!) { made: createCustomer(customer: $customer) { ${BUILDER} } }`,
    {
      customer: {
        company_name: `Quiet Harbor Pools ${randomUUID().slice(0, 8)}`,
        city: 'Katy',
        state: 'TX',
        zip_code: '77450',
        ...values,
      },
    },
  );
  return made;
};

/** The number of a job of a test's own with a pebble sub-job: whoever types into one that others change finds their words. */
export const aJob = async (): Promise<number> => {
  const { id: company } = await aBuilder();
  const flags = { is_display: false, is_commercial: false, is_central_texas: false };
  const subJob = { job_category: { id: 2 }, is_cash_on_delivery: false, is_critical_note: false };
  const { made } = await api<{ made: { id: number } }>(
    'office',
    'mutation ($job: JobInput!) { made: createJob(job: $job) { id } }',
    {
      job: { name: `Quiet Harbor ${randomUUID().slice(0, 8)}`, company: { id: company }, ...flags, sub_jobs: [subJob] },
    },
  );
  return made.id;
};

/** A builder as the server has it now. */
export const builderNow = async (id: number): Promise<Builder> => {
  const { customer } = await api<{ customer: Builder }>(
    'manager',
    `query ($id: Int!) { customer(id: $id) { ${BUILDER} } }`,
    { id },
  );
  return customer;
};
