import { useSession } from '../../auth/useSession';
import { countOf, readWaiting } from '../../connectivity/waiting';
import { logoutQuestion } from './logoutQuestion';

/** Null where the file that looks cannot be fetched: then nobody knows. */
const readUnsaved = async () => {
  try {
    return await (await import('../../page/unsavedWork')).readUnsavedWork();
  } catch {
    return null;
  }
};

/** Logs out, after a question where that would delete what was not sent, or something is unsaved [OFF-031 KEY-017]. */
export const useLogout = (): (() => void) => {
  const { logout } = useSession();
  return () =>
    void readUnsaved().then((unsaved) => {
      if (unsaved?.length === 0 && countOf(readWaiting()) === 0) void logout();
      else logoutQuestion.set(unsaved ?? []);
    });
};
