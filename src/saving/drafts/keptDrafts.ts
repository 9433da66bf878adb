import { isRecord } from '#domain/values';
import { DRAFTS } from '../../store/keptRow';
import { keptRows } from '../../store/keptRows';
import type { DraftOwner, DraftStore, FieldText, StoredDraft } from './draftStore';

const rows = keptRows(DRAFTS);

/** `{user}:{form}:{id}`; logging out leaves them. */
const formKey = ({ user, form }: DraftOwner): string => `${user}:${form}`;
const keyOf = (owner: DraftOwner, id: string): string => (id === '' ? formKey(owner) : `${formKey(owner)}:${id}`);

const isFieldText = (value: unknown): value is FieldText =>
  isRecord(value) &&
  typeof value.place === 'string' &&
  typeof value.label === 'string' &&
  typeof value.text === 'string';

/**
 * A draft out of what was kept. Earlier versions kept one a form, without an id, its content beside the time.
 * @returns null for what is no draft
 */
const draftOf = (value: unknown, id: string): StoredDraft | null => {
  if (!isRecord(value) || typeof value.at !== 'string') return null;
  return {
    id,
    at: value.at,
    title: typeof value.title === 'string' ? value.title : '',
    content: 'content' in value ? value.content : value,
    texts: Array.isArray(value.texts) ? value.texts.filter(isFieldText) : [],
    settled: Array.isArray(value.settled) ? value.settled.filter((path) => typeof path === 'string') : [],
  };
};

/** What follows the form in a key: nothing, or the id of a draft, which begins with "@". */
const idIn = (key: string, owner: DraftOwner): string | null => {
  const form = formKey(owner);
  if (key === form) return '';
  return key.startsWith(`${form}:@`) ? key.slice(form.length + 1) : null;
};

/** Drafts on the disk; a browser that keeps nothing, or has no room, is no reason to stop typing [FLD-007 KEY-014]. */
export const keptDrafts: DraftStore = {
  list: async (owner) => {
    const kept = await rows.all(formKey(owner)).catch(() => []);
    return kept
      .flatMap(({ key, value }) => {
        const id = idIn(key, owner);
        const draft = id === null ? null : draftOf(value, id);
        return draft ? [draft] : [];
      })
      .toSorted((one, other) => other.at.localeCompare(one.at));
  },
  write: (owner, { id, ...draft }) =>
    rows.put({ key: keyOf(owner, id), user: String(owner.user), order: Date.now(), value: draft }).then(
      () => true,
      () => false,
    ),
  remove: (owner, id) => rows.remove(keyOf(owner, id)).catch(() => undefined),
  onChange: rows.onChange,
};
