import { ApolloLink, Observable } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { isTransportFailure } from './retryLink';

/**
 * Gives every mutation an `Idempotency-Key`, the same on all tries of one user action. An action that got no answer keeps its
 * key: pressing Save again with the same values is the same action to the server, and is not carried out twice [API-037].
 */
export const idempotencyLink = (newKey: () => string = () => crypto.randomUUID()): ApolloLink => {
  const unanswered = new Map<string, string>();
  return new ApolloLink((operation, forward) => {
    const definition = getMainDefinition(operation.query);
    if (definition.kind !== 'OperationDefinition' || definition.operation !== 'mutation') return forward(operation);
    const headers: Record<string, string> = { ...operation.getContext().headers };
    const action = `${operation.operationName} ${JSON.stringify(operation.variables)}`;
    const key = headers['Idempotency-Key'] ?? unanswered.get(action) ?? newKey();
    operation.setContext({ headers: { ...headers, 'Idempotency-Key': key } });
    return new Observable((observer) => {
      const subscription = forward(operation).subscribe({
        next: (answer) => {
          unanswered.delete(action);
          observer.next(answer);
        },
        error: (error: unknown) => {
          if (isTransportFailure(error)) unanswered.set(action, key);
          else unanswered.delete(action);
          observer.error(error);
        },
        complete: () => observer.complete(),
      });
      return () => subscription.unsubscribe();
    });
  });
};
