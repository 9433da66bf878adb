import type { AuthProvider } from 'ra-core';
import { rightsByName, type ResourceRights } from '#domain/access/resourceNeeds';
import { isValidSession } from './session';
import type { SessionStore } from './sessionStore';
import { correctedNow } from '../clock/deviceClock';

const statusOf = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;

/** react-admin's actions by our rights; whoever reads a resource lists it and shows its records. */
const RIGHT_OF: ReadonlyMap<string, keyof ResourceRights | 'read'> = new Map([
  ['list', 'read'],
  ['show', 'read'],
  ['read', 'read'],
  ['create', 'create'],
  ['clone', 'create'],
  ['edit', 'update'],
  ['update', 'update'],
  ['delete', 'remove'],
  ['export', 'export'],
]);

/** An action that nobody here has heard of is not allowed. */
const allows = (rights: ResourceRights, action: string): boolean => {
  const right = RIGHT_OF.get(action);
  return right === 'read' || (right !== undefined && rights[right] === true);
};

/**
 * Our session as react-admin sees it, over ra-auth-auth0. That one logs out on 403 too and looks for a role in the
 * token; here only a rejected token ends the session, and permissions come from the profile: those of the claim, as the
 * server reads them. What they allow with a resource is what the server answers, by the same table.
 */
export const raAuthProvider = (
  store: Pick<SessionStore, 'get' | 'identity' | 'logout' | 'keepAlive' | 'rejected'>,
): AuthProvider => {
  // It logs in and comes back from there, which no screen of records waits for.
  const base = async (): Promise<AuthProvider> => {
    const { Auth0AuthProvider } = await import('ra-auth-auth0');
    return Auth0AuthProvider(await store.identity().client(), {
      loginRedirectUri: window.location.origin,
      redirectOnCheckAuth: false,
    });
  };
  return {
    login: async (params: unknown) => (await base()).login(params),
    handleCallback: async () => (await base()).handleCallback?.(),
    logout: async () => {
      await store.logout();
      return false;
    },
    checkAuth: async () => {
      if (!isValidSession(store.get().session, correctedNow())) await store.keepAlive();
    },
    checkError: async (error: unknown) => {
      if (statusOf(error) === 401) await store.rejected();
    },
    getPermissions: async () => store.get().profile?.permissions ?? [],
    canAccess: async ({ action, resource }) => {
      const { profile } = store.get();
      const rights = rightsByName(new Set(profile?.permissions), [resource], profile?.is_view)[resource];
      return rights !== undefined && allows(rights, action);
    },
    getIdentity: async () => {
      const { profile } = store.get();
      return { id: profile?.id ?? 0, fullName: profile ? `${profile.first_name} ${profile.last_name}`.trim() : '' };
    },
  };
};
