import type { AuthProvider } from 'ra-core';
import { Auth0AuthProvider } from 'ra-auth-auth0';
import { isValidSession } from './session';
import type { SessionStore } from './sessionStore';

const statusOf = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;

/**
 * Our session as react-admin sees it, over ra-auth-auth0. That one logs out on 403 too and looks for a role in the token;
 * here only a rejected token ends the session, and permissions come from the profile.
 */
export const raAuthProvider = (store: SessionStore): AuthProvider => {
  const base = async (): Promise<AuthProvider> =>
    Auth0AuthProvider(await store.identity().client(), {
      loginRedirectUri: window.location.origin,
      redirectOnCheckAuth: false,
    });
  return {
    login: async (params: unknown) => (await base()).login(params),
    handleCallback: async () => (await base()).handleCallback?.(),
    logout: async () => {
      await store.logout();
      return false;
    },
    checkAuth: async () => {
      if (!isValidSession(store.get().session, Date.now())) await store.keepAlive();
    },
    checkError: async (error: unknown) => {
      if (statusOf(error) === 401) await store.rejected();
    },
    getPermissions: async () => store.get().profile?.permissions ?? [],
    getIdentity: async () => {
      const { profile } = store.get();
      return { id: profile?.id ?? 0, fullName: profile ? `${profile.first_name} ${profile.last_name}`.trim() : '' };
    },
  };
};
