import { useEffect } from 'react';
import { useProfile } from '../auth/useProfile';
import { useFieldApi } from './data/useFieldApi';
import { photoQueue } from './photos/photoQueue';
import { markQueue } from './today/markQueue';

/**
 * Goes on sending what this device keeps of the field, wherever the app is open; it draws nothing [FLD-003 FLD-005].
 */
export default function ResumeSending() {
  const api = useFieldApi();
  const user = String(useProfile()?.id ?? '');
  useEffect(() => {
    const resume = (): void => {
      photoQueue.resume(api.sendPhoto, user);
      markQueue.resume(api.mark, user);
    };
    resume();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [api, user]);
  return null;
}
