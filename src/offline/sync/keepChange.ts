import { sameValue } from '#domain/fields/sameValue';
import { keyWith, type Change, type ChangeStore, type SyncKind } from './change';

/** What a form saves on the device. */
export interface Kept<Draft> extends Pick<Change<Draft>, 'key' | 'entity' | 'id' | 'local' | 'title'> {
  /** What the form stood on; null for a new record. */
  since: Draft | null;
  draft: Draft;
}

/**
 * Keeps what a form saved. The base stays that of the first edit; what another tab kept meanwhile stays beside it,
 * field by field. A record that was stored meanwhile is kept under its number.
 * @throws DeviceFull, and what was kept before stands
 */
export const keepChange = async (
  store: ChangeStore,
  kind: SyncKind,
  { since, draft, ...kept }: Kept<unknown>,
  now: () => number,
): Promise<void> => {
  const at = new Date(now()).toISOString();
  const number = kept.local === null ? undefined : (await store.numbers()).get(kept.local);
  const own = number === undefined ? kept : { ...kept, id: number, key: keyWith(kept.key, number) };
  await store.modify(own.key, (found) => {
    if (!found) {
      if (since !== null && sameValue(draft, since)) return {};
      const fresh: Change = {
        ...own,
        base: since,
        mine: draft,
        turn: 1,
        begun_at: at,
        changed_at: at,
        attempt: null,
        refusal: null,
      };
      return { put: [fresh] };
    }
    const mine = since === null ? draft : kind.merge(since, draft, found.mine).merged;
    const isBack = found.attempt === null && found.base !== null && sameValue(mine, found.base);
    if (isBack) return { remove: [found.key] };
    return { put: [{ ...found, mine, title: own.title, turn: found.turn + 1, changed_at: at, refusal: null }] };
  });
};
