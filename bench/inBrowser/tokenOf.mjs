/** An id token of a demo account, by its password. @param account the name before the @ */
export const tokenOf = async (url, account) => {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
      realm: 'Username-Password-Authentication',
      username: `${account}@trowel.test`,
      password: 'Trowel123!',
      client_id: 'trowel',
      scope: 'openid profile email',
    }),
  });
  const { id_token } = await response.json();
  if (!id_token) throw new Error(`${account} is not signed in: ${response.status}`);
  return id_token;
};
