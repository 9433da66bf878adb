import { useCallback, useEffect, useState } from 'react';
import type { CountEdits } from '#domain/inventory/count/countSheet';
import { holdDraft, openAmong } from '../../saving/drafts/openDrafts';
import { theDrafts } from '../../saving/drafts/theDrafts';
import { newKey } from '../../saving/newKey';
import { readEdits } from './draftStore';

/**
 * Keeps the counts of an open sheet, a draft a tab, and brings back those of tabs that are closed [KEY-008 KEY-014].
 * @param onFound told of them once; what was typed meanwhile comes before them
 * @returns what writes the counts down
 */
export const useKeptCounts = (user: number, onFound: (edits: CountEdits) => void): ((edits: CountEdits) => void) => {
  const [id] = useState(() => `@${newKey()}`);
  const [owner] = useState({ user, form: 'inventory-count' });
  useEffect(() => holdDraft(id), [id]);
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const drafts = await theDrafts.list(owner);
      const open = await openAmong(drafts.map((draft) => draft.id));
      if (!isWanted) return;
      const left = drafts.filter((draft) => draft.id !== id && !open.has(draft.id));
      // The latest comes first, and is to stand where two tabs counted the same.
      const found = new Map(left.toReversed().flatMap(({ content }) => [...readEdits(content)]));
      if (found.size > 0) onFound(found);
      for (const draft of left) void theDrafts.remove(owner, draft.id);
    };
    void look();
    return () => {
      isWanted = false;
    };
    // Once, when the sheet opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [owner, id]);
  return useCallback(
    (edits) =>
      void (edits.size === 0
        ? theDrafts.remove(owner, id)
        : theDrafts.write(owner, {
            id,
            at: new Date().toISOString(),
            title: '',
            content: { edits: [...edits] },
            texts: [],
            settled: [],
          })),
    [owner, id],
  );
};
