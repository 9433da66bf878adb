import { ApolloLink, Observable, type FetchResult, type ServerError } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { ERRORS } from '#domain/errors';

/** Codes that mean "not now": they travel as transport failures to the retry link, whatever status carried them. */
const NOT_NOW = { RATE_LIMITED: 429, SERVICE_UNAVAILABLE: 503, IDEMPOTENCY_RUNNING: 503 } as const;

const codeOf = (error: GraphQLFormattedError | undefined): string | undefined => {
  const code: unknown = error?.extensions?.code;
  return typeof code === 'string' ? code : undefined;
};

const isNotNow = (code: string | undefined): code is keyof typeof NOT_NOW => code !== undefined && code in NOT_NOW;

const isList = (value: unknown): value is GraphQLFormattedError[] => Array.isArray(value) && value.length > 0;

const errorsOfAnswer = (error: unknown): GraphQLFormattedError[] | undefined => {
  if (!(error instanceof Error) || !('result' in error)) return undefined;
  const { result } = error;
  return typeof result === 'object' && result !== null && 'errors' in result && isList(result.errors)
    ? result.errors
    : undefined;
};

const retryAfterOf = (error: unknown): string | null =>
  error instanceof Error && 'response' in error && error.response instanceof Response
    ? error.response.headers.get('Retry-After')
    : null;

const asTransport = (code: keyof typeof NOT_NOW, result: FetchResult, cause?: unknown): ServerError => {
  const wait = retryAfterOf(cause);
  const response = new Response(null, {
    status: NOT_NOW[code],
    headers: wait === null ? {} : { 'Retry-After': wait },
  });
  return Object.assign(new Error(ERRORS[code].message), {
    name: 'ServerError' as const,
    response,
    statusCode: NOT_NOW[code],
    result: { ...result },
  });
};

/** Next to the network: raises an answer that says "not now" as a failure that the retry link understands. */
export const raiseNotNow = (): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const subscription = forward(operation).subscribe({
          next: (answer) => {
            const code = codeOf(answer.errors?.[0]);
            if (isNotNow(code)) observer.error(asTransport(code, answer));
            else observer.next(answer);
          },
          error: (error: unknown) => {
            const answer = errorsOfAnswer(error);
            const code = codeOf(answer?.[0]);
            observer.error(answer && isNotNow(code) ? asTransport(code, { errors: answer }, error) : error);
          },
          complete: () => observer.complete(),
        });
        return () => subscription.unsubscribe();
      }),
  );

/** Outermost: a refusal that came with an HTTP status other than 200 is read like any other GraphQL answer; a refused token is told. */
export const unwrapRefusals = (onRejected: () => void = () => undefined): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const subscription = forward(operation).subscribe({
          next: (answer) => observer.next(answer),
          error: (error: unknown) => {
            const errors = errorsOfAnswer(error);
            if (!errors) {
              observer.error(error);
              return;
            }
            if (codeOf(errors[0]) === 'UNAUTHENTICATED') onRejected();
            observer.next({ errors });
            observer.complete();
          },
          complete: () => observer.complete(),
        });
        return () => subscription.unsubscribe();
      }),
  );
