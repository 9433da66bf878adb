import type { GraphQLFormattedError } from 'graphql';
import { ERRORS } from '#domain/errors';
import { isRecord } from '#domain/values';
import { ServerError, type Answer, type Link } from './link';

/** Codes that mean "not now": they travel as transport failures to the retry link, whatever status carried them. */
const NOT_NOW = { RATE_LIMITED: 429, SERVICE_UNAVAILABLE: 503, IDEMPOTENCY_RUNNING: 503 } as const;

const codeOf = (error: GraphQLFormattedError | undefined): string | undefined => {
  const code: unknown = error?.extensions?.code;
  return typeof code === 'string' ? code : undefined;
};

const isNotNow = (code: string | undefined): code is keyof typeof NOT_NOW => code !== undefined && code in NOT_NOW;

const isList = (value: unknown): value is GraphQLFormattedError[] => Array.isArray(value) && value.length > 0;

/** The refusals of an answer that came as a failure, by its HTTP status. */
const errorsOf = (error: unknown): GraphQLFormattedError[] | null => {
  if (!(error instanceof ServerError) || !isRecord(error.result)) return null;
  return isList(error.result.errors) ? error.result.errors : null;
};

const asTransport = (code: keyof typeof NOT_NOW, result: Answer, cause?: unknown): ServerError =>
  new ServerError(ERRORS[code].message, NOT_NOW[code], result, cause instanceof ServerError ? cause.retryAfter : null);

/** Next to the network: raises an answer that says "not now" as a failure that the retry link understands. */
export const raiseNotNow: Link = async (question, forward) => {
  const answer = await forward(question).catch((error: unknown) => {
    const errors = errorsOf(error);
    const code = codeOf(errors?.[0]);
    throw errors && isNotNow(code) ? asTransport(code, { errors }, error) : error;
  });
  const code = codeOf(answer.errors?.[0]);
  if (isNotNow(code)) throw asTransport(code, answer);
  return answer;
};

/**
 * Outermost: a refusal that came with an HTTP status other than 200 is read like any other answer; a refused token is
 * told.
 */
export const unwrapRefusals =
  (onRejected: () => void = () => undefined): Link =>
  async (question, forward) => {
    try {
      return await forward(question);
    } catch (error) {
      const errors = errorsOf(error);
      if (!errors) throw error;
      if (codeOf(errors[0]) === 'UNAUTHENTICATED') onRejected();
      return { errors };
    }
  };
