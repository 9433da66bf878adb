/** What hands out or takes access of others: the browser proves before it sends such a call again. */
const OF_ACCESS = /\b(undo|\w+(User|Role|UserPassword|UserFactors|UserSessions)) *\(/;

/** Whether a call was refused because it needs a proof that is sent with it (`X-Proof`). */
export const isProofWanted = (query: string, errors: readonly { extensions?: Record<string, unknown> }[]): boolean =>
  OF_ACCESS.test(query) && errors[0]?.extensions?.rule === 'proof_needed';
