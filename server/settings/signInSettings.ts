import { z } from 'zod';
import { onOff, webAddress } from './kinds';

/** Sessions, second factors and the log of sign-ins. */
export const sessionSettings = {
  SESSION_MAX_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(30)
    .meta({ description: 'Days from a sign-in after which its session ends, however it is used.' }),
  SECOND_FACTOR_ROLES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
    .meta({
      description:
        'Roles that sign in with an authenticator app or a passkey, by their names with commas between; `*` means all of them.',
    }),
};

/** Sign-in by Auth0. */
export const auth0Settings = {
  AUTH0_DOMAIN: z.string().optional().meta({
    description: 'With AUTH0_CLIENT_ID and AUTH0_AUDIENCE: Auth0 signs people in.',
    example: 'pools.us.auth0.com',
  }),
  AUTH0_CLIENT_ID: z
    .string()
    .optional()
    .meta({ description: 'The client of the single-page application there.', example: 'client-id' }),
  AUTH0_AUDIENCE: z
    .string()
    .optional()
    .meta({ description: 'The identifier of the API there.', example: 'https://trowel.example.com/api' }),
  AUTH0_MGMT_CLIENT_ID: z.string().optional().meta({
    description:
      'With AUTH0_MGMT_CLIENT_SECRET: users are made, changed and blocked at Auth0 from our screens (grant `read:users create:users update:users delete:users create:user_tickets`).',
    example: 'client-id',
  }),
  AUTH0_MGMT_CLIENT_SECRET: z
    .string()
    .optional()
    .meta({ description: 'The secret of that client.', example: 'secret' }),
  AUTH0_PASSWORD_GRANT: onOff
    .default('off')
    .meta({ description: '`on` keeps our own login form with Auth0, by its password grant.' }),
  AUTH0_HASH_LOGIN: onOff.default('off').meta({
    description: '`on` asks Auth0 for the tokens themselves (response type `token id_token`) instead of a code.',
  }),
};

/** Sign-in by any OpenID Connect provider. */
export const oidcSettings = {
  OIDC_ISSUER: webAddress.optional().meta({
    description:
      'With OIDC_CLIENT_ID: people may sign in at that OpenID Connect provider as well (Keycloak, Entra ID, Google, Okta and others). Its redirect address is `<PUBLIC_URL>/v1/oidc/callback`, that after a logout `<PUBLIC_URL>/`.',
    example: 'https://id.example.com/realms/pools',
  }),
  OIDC_CLIENT_ID: z.string().optional().meta({ description: 'The client at the provider.', example: 'trowel' }),
  OIDC_CLIENT_SECRET: z
    .string()
    .optional()
    .meta({ description: 'The secret of a client that has one; without it the client is public.', example: 'secret' }),
  OIDC_NAME: z.string().max(60).optional().meta({
    description: 'What the button of the login page calls the provider.',
    example: 'Acme',
    otherwise: 'the host of the provider',
  }),
  OIDC_SCOPES: z
    .string()
    .regex(/\bopenid\b/, 'must hold openid')
    .default('openid profile email')
    .meta({ description: 'The scopes that are requested from the provider.' }),
  OIDC_EMAIL_CLAIM: z
    .string()
    .default('email')
    .meta({ description: 'The claim with the email address; a path with dots leads into claims.' }),
  OIDC_NAME_CLAIM: z
    .string()
    .default('name')
    .meta({ description: 'The claim with the name; a path with dots leads into claims.' }),
  OIDC_ROLES_CLAIM: z.string().optional().meta({
    description: 'The claim that says the role. Without it roles are given in Trowel.',
    example: 'realm_access.roles',
  }),
  OIDC_ROLES: z.string().optional().meta({
    description:
      'Pairs of a value of that claim and a role; the first that fits counts. Without pairs the claim says names of our roles.',
    example: 'trowel-admins=Administrator,planners=Scheduler',
  }),
  OIDC_CREATE_USERS: onOff
    .default('off')
    .meta({ description: '`on` makes a user of whoever has a role there and a verified address.' }),
  OIDC_TRUST_EMAIL: onOff
    .default('off')
    .meta({ description: '`on` trusts addresses where the provider does not say whether it verified them.' }),
  OIDC_PASSWORDS: onOff
    .default('on')
    .meta({ description: '`off` takes no passwords, passkeys and resets any more, and asks the provider each day.' }),
  OIDC_TOKEN_DAYS: z.coerce.number().int().min(1).max(365).default(30).meta({
    description:
      "With OIDC_PASSWORDS=off: days since a user's last sign-in for which API tokens and calendar feeds go on.",
  }),
};
