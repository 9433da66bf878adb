import { useCallback, useEffect, useRef, useState } from 'react';
import { useProfile } from '../../auth/useProfile';
import { newKey } from '../newKey';
import { holdDraft, openAmong } from './openDrafts';
import { theDrafts } from './theDrafts';

/**
 * The text of a box of its own, kept with each key until it is emptied: what an earlier visit left there stands in it
 * again, unless something was typed first [KEY-017].
 */
export const useKeptText = (form: string): [text: string, setText: (text: string) => void] => {
  const profile = useProfile();
  const [owner] = useState({ user: profile?.id ?? 0, form });
  const [id] = useState(() => `@${newKey()}`);
  const [text, setText] = useState('');
  const latest = useRef('');
  const keep = useCallback(
    (next: string): void => {
      latest.current = next;
      setText(next);
      if (next === '') void theDrafts.remove(owner, id);
      else
        void theDrafts.write(owner, {
          id,
          at: new Date().toISOString(),
          title: '',
          content: next,
          texts: [],
          settled: [],
        });
    },
    [owner, id],
  );
  useEffect(() => holdDraft(id), [id]);
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const drafts = await theDrafts.list(owner);
      const open = await openAmong(drafts.map((draft) => draft.id));
      const left = drafts.find((draft) => draft.id !== id && !open.has(draft.id));
      if (!isWanted || latest.current !== '' || typeof left?.content !== 'string') return;
      keep(left.content);
      void theDrafts.remove(owner, left.id);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [owner, id, keep]);
  return [text, keep];
};
