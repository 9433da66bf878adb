import { tokenRejected } from '../auth/getIdToken';

/** A fetch that tells the session when the server does not accept its token: it is renewed, or asks for a login. */
export const sessionFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (answer.status === 401) void tokenRejected();
  return answer;
};
