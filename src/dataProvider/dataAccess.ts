import { createValueStore, type ValueStore } from '../store/valueStore';
import { createServer, type Server, type ServerOptions } from './server';
import { rememberMutation } from './ownMutations';
import { createRest, type Rest } from './rest';

/**
 * All that reaches the server: the calls of its API, and files. What is known of the records is made over it where it is
 * needed.
 */
export interface DataAccess {
  server: Server;
  rest: Rest;
  /** The hash of the server's schema, as its last answer told it. */
  schemaHash: ValueStore<string | null>;
}

/**
 * Makes the data access of a signed-in user.
 * @example const access = createDataAccess({ getIdToken, onRejected: tokenRejected })
 */
export const createDataAccess = ({
  onContact,
  ...options
}: Omit<ServerOptions, 'onMarks'> & {
  /** Told of each answer of the server. */
  onContact?: () => void;
}): DataAccess => {
  const schemaHash = createValueStore<string | null>(null);
  const marked: ServerOptions = {
    ...options,
    onMarks: (marks) => {
      onContact?.();
      if (marks.schemaHash !== null) schemaHash.set(marks.schemaHash);
      if (marks.mutationId !== null) rememberMutation(marks.mutationId);
    },
  };
  return {
    server: createServer(marked),
    rest: createRest(marked),
    schemaHash,
  };
};
