/** The database of accounts at the identity provider [AUTH-018]. */
export const REALM = 'Username-Password-Authentication';
export const SCOPE = 'openid profile email';
