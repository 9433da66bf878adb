import type { ClientConfig } from './clientConfig';

/** Where the company's provider alone signs in, it may know who this is: the file that leaves for it is fetched then. */
export const leaveForProvider = async (config: Pick<ClientConfig, 'provider' | 'passwords'> | null): Promise<void> => {
  if (!config?.provider || config.passwords) return;
  const { tryProviderSilently } = await import('./silentProviderLogin');
  tryProviderSilently(config);
};
