import type { ProviderFault } from '#domain/users/providerFault';

/** A sign-in by the provider that leads to no session; the message is for the log. */
export class ProviderError extends Error {
  constructor(
    readonly fault: ProviderFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
