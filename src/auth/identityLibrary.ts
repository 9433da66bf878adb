/** The identity provider's library: a sixth of all that a first sign-in needs, and of no use in most of them. */
export const identityLibrary = () => import('@auth0/auth0-spa-js');

/** Fetches it where it is going to be needed. */
export const fetchIdentityLibrary = (): void => {
  identityLibrary().catch(() => undefined); // fetched again, and its failure told, when it is needed
};
