import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';

/** The answer of an operation: data for its variables, or an error to be thrown. */
export type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => Record<string, unknown>>>;

/** An Apollo client that answers by the names of operations, so that stories need no server. */
export const fakeClient = (answers: Answers): ApolloClient<unknown> =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      ({ operationName, variables }) =>
        new Observable((observer) => {
          const answer = answers[operationName];
          const timer = setTimeout(() => {
            if (!answer) return observer.error(new Error(`no answer to ${operationName}`));
            observer.next({ data: answer(variables) });
            observer.complete();
          });
          return () => clearTimeout(timer);
        }),
    ),
  });
