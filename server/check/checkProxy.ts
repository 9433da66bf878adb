import { z } from 'zod';
import { errorReason } from '../db/loggedError';
import { readTrustProxy } from '../http/clientAddress';
import { fetchLimited } from '../http/fetchLimited';
import { isLocalHost } from '../localHost';
import { failed, ok, warning, type Finding } from './finding';

const SUBJECT = 'proxy';
const TIMEOUT_MS = 5_000;
/** An address for documentation: nobody's. */
const MADE_UP = '203.0.113.77';
/** More than nginx takes as packaged, and far less than a document may have. */
const BODY = 2 * 1_048_576;
/** Seconds by which two clocks may differ. */
const MAX_CLOCK_DIFFERENCE = 30;

const addressAnswer = z.object({ address: z.string().nullable(), seen_by_proxy: z.string().nullable() });

/** Those of this machine and of private networks, which TRUST_PROXY=on takes for proxies. */
const isTrustedNetwork = readTrustProxy('on');

/** What it means that the server takes us for whom we say we are. */
const chosenAddress = (origin: string, seenByProxy: string | null): Finding =>
  seenByProxy !== MADE_UP && isTrustedNetwork?.(seenByProxy ?? undefined, 0)
    ? warning(
        SUBJECT,
        `From here it cannot be told whether clients can choose their address, since the proxy sees this machine as ${seenByProxy}. From elsewhere run: curl -H 'X-Forwarded-For: ${MADE_UP}' ${origin}/v1/address; it must not answer ${MADE_UP}.`,
      )
    : failed(
        SUBJECT,
        'Clients can choose their own address: TRUST_PROXY trusts more proxies than there are. Give their number or their addresses.',
      );

/** How the server sees a request that claims to come from elsewhere. */
const checkAddress = async (origin: string): Promise<Finding[]> => {
  const response = await fetchLimited(`${origin}/v1/address`, {
    headers: { 'x-forwarded-for': MADE_UP },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const read = addressAnswer.safeParse(await response.json().catch(() => null));
  if (!response.ok || !read.success)
    return [failed(SUBJECT, `${origin} answers ${response.status}, and not as Trowel does: it leads elsewhere.`)];
  const { address, seen_by_proxy } = read.data;
  const off = Math.round((Date.parse(response.headers.get('date') ?? '') - Date.now()) / 1000);
  const clock = Math.abs(off) > MAX_CLOCK_DIFFERENCE ? [warning('clock', `${origin} is ${off} s off.`)] : [];
  if (address === MADE_UP) return [chosenAddress(origin, seen_by_proxy), ...clock];
  const isOurs = address !== null && isLocalHost(address);
  return [
    isOurs && !isLocalHost(new URL(origin).hostname)
      ? warning(
          SUBJECT,
          `All clients seem to come from ${address}: sign-in limits count them as one. Set TRUST_PROXY if there is a proxy.`,
        )
      : ok(
          SUBJECT,
          `${origin} leads here, and clients cannot choose their address (this one: ${address ?? 'unknown'}).`,
        ),
    ...clock,
  ];
};

/** Whether bodies of uploads come through. */
const checkBody = async (origin: string): Promise<Finding[]> => {
  const response = await fetchLimited(`${origin}/v1/uploads/check`, {
    method: 'PUT',
    body: new Uint8Array(BODY),
    headers: { 'content-type': 'application/pdf' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const isOurs = response.headers.get('content-type')?.includes('json') === true;
  await response.body?.cancel();
  return response.status === 413 && !isOurs
    ? [
        failed(
          SUBJECT,
          'It refuses uploads of 2 MB with 413; documents have up to 100 MB. With nginx: client_max_body_size 100m;',
        ),
      ]
    : [];
};

/** Whether the public address leads to this server as it is meant to [OPS-014 OPS-016]. */
export const checkProxy = async (origin: string): Promise<Finding[]> => {
  try {
    return [...(await checkAddress(origin)), ...(await checkBody(origin))];
  } catch (error) {
    return [
      failed(
        SUBJECT,
        `${origin} does not answer (${errorReason(error)}): the server does not run, or PUBLIC_URL is not its address.`,
      ),
    ];
  }
};
