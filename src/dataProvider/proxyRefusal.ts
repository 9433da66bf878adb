import { isRecord, recordOf } from '#domain/values';

/** What somebody on the way to the server said in its place, by the status alone [OPS-016]. */
const RULES: Readonly<Record<number, string>> = {
  413: 'proxy_size',
  502: 'proxy_unreachable',
  504: 'proxy_unreachable',
};

/**
 * The details of a refusal that came as an answer's body: ours as it stands, or the rule for what a proxy answered.
 * @param body what was read of it; null where it is no JSON
 */
export const refusalIn = (status: number, body: unknown): Readonly<Record<string, unknown>> => {
  const own = isRecord(body) ? recordOf(body.error) : {};
  const rule = RULES[status];
  return typeof own.code === 'string' || rule === undefined ? own : { rule };
};
