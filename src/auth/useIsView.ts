import { useProfile } from './useProfile';

/** Whether an administrator looks as somebody else: what writes is not offered, since the server refuses it [OPS-008]. */
export const useIsView = (): boolean => useProfile()?.is_view === true;
