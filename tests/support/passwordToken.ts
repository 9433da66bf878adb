import { DEMO_PASSWORD } from '../../server/identity/demoPassword';

/** The id token of a demo account (`admin`, `scheduler`, ...), by the grant for scripts. */
export const passwordToken = async (url: string, account: string): Promise<string> => {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
      realm: 'Username-Password-Authentication',
      username: `${account}@trowel.test`,
      password: DEMO_PASSWORD,
      client_id: 'trowel',
      scope: 'openid profile email',
    }),
  });
  const answer: unknown = await response.json();
  if (typeof answer === 'object' && answer && 'id_token' in answer && typeof answer.id_token === 'string')
    return answer.id_token;
  throw new Error(`no token for ${account}: ${response.status} ${JSON.stringify(answer)}`);
};
