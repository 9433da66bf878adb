import { sameValue } from '#domain/fields/sameValue';
import { conflictError } from '../../dataProvider/CallError';
import { keyWith, type Attempt, type Change, type ChangeStore, type Request, type SyncKind } from './change';

/** What a form saves on the device. */
export interface Kept<Draft> extends Pick<Change<Draft>, 'key' | 'entity' | 'id' | 'local' | 'title'> {
  /** What the form stood on; null for a new record. */
  since: Draft | null;
  draft: Draft;
  /** A write of this draft that was sent and got no answer: a sync sends it again under its key, before anything else. */
  sent?: { action: string; request: Request };
}

/**
 * Keeps what a form saved. The base stays that of the first edit; what another tab kept meanwhile stays beside it,
 * field by field; where both changed a field, what was kept before stands, and the form asks. A record that was stored
 * meanwhile is kept under its number.
 * @throws DeviceFull, and what was kept before stands; a conflict, as of a colleague's save, with what is kept
 */
export const keepChange = async (
  store: ChangeStore,
  kind: SyncKind,
  { since, draft, sent, ...kept }: Kept<unknown>,
  now: () => number,
): Promise<void> => {
  const at = new Date(now()).toISOString();
  const number = kept.local === null ? undefined : (await store.numbers()).get(kept.local);
  const own = number === undefined ? kept : { ...kept, id: number, key: keyWith(kept.key, number) };
  const asked: Change[] = [];
  await store.modify(own.key, (found) => {
    asked.length = 0;
    const begun = (turn: number): Attempt<unknown> | null =>
      sent ? { ...sent, mine: draft, turn, made_at: at } : null;
    if (!found) {
      if (!sent && since !== null && sameValue(draft, since)) return {};
      const fresh: Change = {
        ...own,
        base: since,
        mine: draft,
        turn: 1,
        begun_at: at,
        changed_at: at,
        attempt: begun(1),
        refusal: null,
      };
      return { put: [fresh] };
    }
    const attempt = found.attempt ?? begun(found.turn);
    const { merged: mine, contested } =
      since === null ? { merged: draft, contested: [] } : kind.merge(since, draft, found.mine);
    if (contested.length > 0) {
      asked.push(found);
      // The write that was sent may have been carried out: it is not forgotten over the question.
      return found.attempt || !attempt ? {} : { put: [{ ...found, attempt, turn: found.turn + 1 }] };
    }
    const isBack = attempt === null && found.base !== null && sameValue(mine, found.base);
    if (isBack) return { remove: [found.key] };
    return {
      put: [{ ...found, mine, title: own.title, turn: found.turn + 1, changed_at: at, attempt, refusal: null }],
    };
  });
  const [waiting] = asked;
  if (waiting) throw conflictError({ current: waiting.mine, is_own: true });
};
