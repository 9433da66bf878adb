import { usePermissions } from './usePermissions';
import { useIsView } from './useIsView';

const NONE: ReturnType<typeof usePermissions> = new Set();

/** The codes by which fields may be changed and rows be moved: none for who looks as somebody else. */
export const useWritingPermissions = (): ReturnType<typeof usePermissions> => {
  const held = usePermissions();
  return useIsView() ? NONE : held;
};
