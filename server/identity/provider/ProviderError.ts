import type { ProviderFault } from '#domain/users/providerFault';

/** What an administrator is told beyond the fault, in the list of sign-ins [OPS-018]. */
export type ProviderCause = 'algorithm' | 'clock' | 'no_email' | 'not_said';

/** A sign-in by the provider that leads to no session; the message is for the log. */
export class ProviderError extends Error {
  readonly known: ProviderCause | undefined;

  constructor(
    readonly fault: ProviderFault,
    message: string,
    { known, ...options }: ErrorOptions & { known?: ProviderCause } = {},
  ) {
    super(message, options);
    this.known = known;
  }
}
