import type { ClientConfig } from './clientConfig';
import { postToIdentity } from './identityHttp';
import { REALM } from './realm';

/**
 * Asks the identity provider to mail reset instructions; it answers the same whether or not it knows the address
 * [AUTH-012].
 * @throws CallError
 */
export const requestPasswordReset = async (config: ClientConfig, email: string): Promise<void> => {
  await postToIdentity(`${config.issuer}/dbconnections/change_password`, {
    client_id: config.clientId,
    email,
    connection: REALM,
  });
};
