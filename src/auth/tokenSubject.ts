/** A text that an id token says, by the name of its claim; null when it is no token. The server checks the signature, not we. */
export const tokenClaim = (idToken: string, name: string): string | null => {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const claim = typeof claims === 'object' && claims !== null ? new Map(Object.entries(claims)).get(name) : null;
    return typeof claim === 'string' ? claim : null;
  } catch {
    return null;
  }
};

/** The subject (`sub`) that an id token names; null when it is no token. */
export const tokenSubject = (idToken: string): string | null => tokenClaim(idToken, 'sub');
