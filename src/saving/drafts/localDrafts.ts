import { isRecord } from '#domain/values';
import type { DraftOwner, DraftStore, FieldText, StoredDraft } from './draftStore';

/** Local storage holds `trowel:draft:{user}:{form}:{id}`; logging out leaves them, see `forgetLocalStorage`. */
const PREFIX = 'trowel:draft:';

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const formKey = ({ user, form }: DraftOwner): string => `${PREFIX}${user}:${form}`;
const keyOf = (owner: DraftOwner, id: string): string => (id === '' ? formKey(owner) : `${formKey(owner)}:${id}`);

const isFieldText = (value: unknown): value is FieldText =>
  isRecord(value) &&
  typeof value.place === 'string' &&
  typeof value.label === 'string' &&
  typeof value.text === 'string';

/**
 * A draft out of its text. Earlier versions kept one a form, without an id, its content beside the time.
 * @returns null for what is no draft
 */
const parsed = (text: string | null, id: string): StoredDraft | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value) || typeof value.at !== 'string') return null;
    return {
      id,
      at: value.at,
      title: typeof value.title === 'string' ? value.title : '',
      content: 'content' in value ? value.content : value,
      texts: Array.isArray(value.texts) ? value.texts.filter(isFieldText) : [],
      settled: Array.isArray(value.settled) ? value.settled.filter((path) => typeof path === 'string') : [],
    };
  } catch {
    return null;
  }
};

/** What follows the form in a key: nothing, or the id of a draft, which begins with "@". */
const idIn = (key: string, owner: DraftOwner): string | null => {
  const form = formKey(owner);
  if (key === form) return '';
  return key.startsWith(`${form}:@`) ? key.slice(form.length + 1) : null;
};

/** Drafts in local storage; a browser that forbids it, or has no room, is no reason to stop typing. */
export const localDrafts = (placeNow: () => Place = () => window.localStorage): DraftStore => ({
  list: async (owner) => {
    try {
      const place = placeNow();
      return Array.from({ length: place.length }, (_none, at) => place.key(at))
        .flatMap((key) => {
          const id = key === null ? null : idIn(key, owner);
          const draft = key === null || id === null ? null : parsed(place.getItem(key), id);
          return draft ? [draft] : [];
        })
        .toSorted((one, other) => other.at.localeCompare(one.at));
    } catch {
      return [];
    }
  },
  write: async (owner, { id, ...draft }) => {
    try {
      placeNow().setItem(keyOf(owner, id), JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  },
  remove: async (owner, id) => {
    try {
      placeNow().removeItem(keyOf(owner, id));
    } catch {
      /* Forbidden. */
    }
  },
  onChange: (listener) => {
    const hear = ({ key }: StorageEvent): void => {
      if (key === null || key.startsWith(PREFIX)) listener();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
});
