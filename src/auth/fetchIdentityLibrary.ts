/** Fetches the identity provider's library where it is going to be needed: it is 54 kB, and most sign-ins do without. */
export const fetchIdentityLibrary = (): void => {
  import('@auth0/auth0-spa-js').catch(() => undefined); // fetched again, and its failure told, when it is needed
};
