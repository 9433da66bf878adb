export { getIdToken, tokenRejected } from './getIdToken';
export type { Profile } from './profile';
export { SessionContext, type SessionValue } from './SessionContext';
export { useCan } from './useCan';
export { usePermissions } from './usePermissions';
export { useProfile } from './useProfile';
export { useSession } from './useSession';
