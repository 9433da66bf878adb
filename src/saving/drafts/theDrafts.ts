import { browserCode, fetchedFile } from '../../page/fetchedFile';
import type { DraftStore } from './draftStore';

let opened: DraftStore | null = null;
/** A form does not wait for it to be drawn; once it is here, what is called begins at once. */
const drafts = async <Value>(act: (store: DraftStore) => Promise<Value> | Value): Promise<Value> => {
  if (opened) return act(opened);
  opened = (await fetchedFile(() => import('./keptDrafts'), browserCode)).keptDrafts;
  return act(opened);
};

/** Where this app keeps its drafts. */
export const theDrafts: DraftStore = {
  list: (owner) => drafts((store) => store.list(owner)),
  write: (owner, draft) => drafts((store) => store.write(owner, draft)),
  remove: (owner, id) => drafts((store) => store.remove(owner, id)),
  onChange: (listener) => {
    let end: (() => void) | null = null;
    let isOver = false;
    void drafts((store) => {
      if (!isOver) end = store.onChange(listener);
    });
    return () => {
      isOver = true;
      end?.();
    };
  },
};
