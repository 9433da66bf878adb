import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useProfile } from '../../auth/useProfile';
import { onUntakenText } from '../../inputs/untakenText';
import { whenFetched } from '../../page/whenFetched';
import { newKey } from '../newKey';
import { settledPaths } from './compareDraft';
import type { DraftOwner, FieldText, StoredDraft } from './draftStore';
import { textsInFields } from './fieldTexts';
import { holdDraft, openAmong, whenDraftIsFree } from './openDrafts';
import { theDrafts } from './theDrafts';

/** So long after the last key unsaved work is written down. */
const WAIT_MS = 600;

/** What restoring a draft does to the form as it stands. */
export interface DraftComparison<Change extends { path: string }> {
  changes: readonly Change[];
  /** Changed since the draft, too: `before` is what stands now. */
  contested: readonly Change[];
}

/** What a kind of form does for its drafts. */
interface DraftWork<Content, Change extends { path: string }> {
  /** What the form is called now. */
  title: string;
  /** What stands in the form unsaved, and what it began from; null when nothing is. */
  unsaved: () => Content | null;
  /** A kept content, null where it is of another shape: another version of the app may have left it. */
  read: (content: unknown) => Content | null;
  /** @param settled paths that stay as they are */
  compare: (content: Content, settled: ReadonlySet<string>) => DraftComparison<Change>;
  /** Whether a draft is offered that would change nothing; none is unless said. */
  isOffered?: (content: Content) => boolean;
  /** @param now paths that stay as they are */
  putBack: (content: Content, now: ReadonlySet<string>) => void;
}

interface Options<Content, Change extends { path: string }> {
  /** The kind and number of the record: "customer:7". */
  form: string;
  work: DraftWork<Content, Change>;
  /** False while parts of the form are still being read. */
  isReady?: boolean;
  /** Another value when the form stands on another version of the record. */
  version?: unknown;
  /** A draft of the page before this one, put back without asking. */
  carried?: string | null;
  /** The form stands in a dialog. */
  isInDialog?: boolean;
}

/** A draft that an earlier visit left, and what it would change. */
export interface DraftOffer<Change extends { path: string }> extends DraftComparison<Change> {
  id: string;
  at: string;
  title: string;
  texts: readonly FieldText[];
}

export interface FormDraft<Change extends { path: string }> {
  /** The id of what this form writes. */
  id: string;
  offers: readonly DraftOffer<Change>[];
  /** Both sides changed values: they are to be chosen before the draft is put back. */
  question: DraftOffer<Change> | null;
  /** Texts of a restored draft whose fields are not on the screen yet. */
  waiting: readonly FieldText[];
  restore: (id: string) => void;
  /** @param now paths that stay as they are; null gives up the restoring */
  answer: (now: ReadonlySet<string> | null) => void;
  discard: (id: string) => void;
  /** Told of each change of the form. */
  touch: () => void;
  /** Writes down at once what is unsaved now. */
  keep: () => void;
  /** The same, and resolves once it is on the disk. */
  keepNow: () => Promise<void>;
  /** Gives up what this form holds unsaved. */
  drop: () => void;
  /** Gives up every draft of the record: it is deleted. */
  dropAll: () => void;
  /** A save has stored something at some paths: drafts that hold nothing else have ended. */
  saved: (paths: readonly string[]) => void;
}

const NO_TEXTS: readonly FieldText[] = [];

/**
 * Keeps the unsaved work of an open form in the browser and offers what earlier visits left [KEY-008 KEY-014]. Each
 * open form writes a draft of its own, also while others are offered; what belongs to a form that stands open in
 * another tab is offered once that is closed.
 */
export const useFormDraft = <Content, Change extends { path: string }>({
  form,
  work,
  isReady = true,
  version,
  carried = null,
  isInDialog = false,
}: Options<Content, Change>): FormDraft<Change> => {
  const profile = useProfile();
  // Whose form it is when it opens: a logout takes the profile away before the form.
  const [user] = useState(profile?.id ?? 0);
  const [id] = useState(() => `@${newKey()}`);
  const [found, setFound] = useState<readonly StoredDraft[]>([]);
  const [asked, setAsked] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(NO_TEXTS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const owner = useMemo((): DraftOwner => ({ user, form }), [user, form]);
  const latest = useRef({ work, owner, isReady, isInDialog, waiting });
  const keepNow = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const now = latest.current;
    // Parts that are not there yet would be taken for removed ones.
    if (!now.isReady) return;
    const content = now.work.unsaved();
    const texts = [...textsInFields(now.isInDialog), ...now.waiting];
    if (content === null && texts.length === 0) await theDrafts.remove(now.owner, id);
    else
      await theDrafts.write(now.owner, {
        id,
        at: new Date().toISOString(),
        title: now.work.title,
        content,
        texts,
        settled: [],
      });
  }, [id]);
  const keep = useCallback((): void => void keepNow(), [keepNow]);
  useLayoutEffect(() => {
    const before = latest.current.owner;
    latest.current = { work, owner, isReady, isInDialog, waiting };
    if (before === owner) return;
    // What was new is stored by now, and what was typed meanwhile has another name.
    void theDrafts.remove(before, id);
    keep();
  });
  useEffect(() => holdDraft(id), [id]);

  /** Calls that end the waiting for other tabs and for fields. */
  const ends = useRef(new Set<() => void>());
  useEffect(() => {
    const all = ends.current;
    return () => {
      for (const end of all) end();
      all.clear();
    };
  }, []);

  const look = useCallback(async (): Promise<readonly StoredDraft[]> => {
    const of = latest.current.owner;
    const drafts = (await theDrafts.list(of)).filter((draft) => draft.id !== id);
    const open = await openAmong(drafts.map((draft) => draft.id));
    if (latest.current.owner !== of) return [];
    const free = drafts.filter((draft) => !open.has(draft.id));
    setFound(free);
    return drafts.filter((draft) => open.has(draft.id));
  }, [id]);
  useEffect(() => {
    const watch = new AbortController();
    const watched = new Set<string>();
    const again = (): void => {
      if (watch.signal.aborted) return;
      void look().then((open) => {
        for (const draft of open) {
          if (watched.has(draft.id)) continue;
          watched.add(draft.id);
          whenDraftIsFree(draft.id, watch.signal, () => {
            watched.delete(draft.id);
            again();
          });
        }
      });
    };
    again();
    const stop = theDrafts.onChange(again);
    return () => {
      watch.abort();
      stop();
    };
  }, [look, owner]);

  const touch = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, WAIT_MS);
  }, [keep]);
  // Before the fields go from the screen, whose texts are kept, too.
  useLayoutEffect(() => {
    const leave = (): void => {
      if (timer.current !== undefined) keep();
    };
    const stop = onUntakenText(touch);
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('input', touch);
    // A phone may end a page that is out of sight without another word.
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      document.removeEventListener('input', touch);
      leave();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
    };
  }, [keep, touch]);

  const offers = useMemo(
    (): readonly DraftOffer<Change>[] =>
      isReady
        ? found.flatMap(({ content, settled, ...draft }) => {
            const own = content === null ? null : work.read(content);
            const compared = own === null ? { changes: [], contested: [] } : work.compare(own, new Set(settled));
            const isOffered = own !== null && work.isOffered?.(own) === true;
            return compared.changes.length === 0 && draft.texts.length === 0 && !isOffered
              ? []
              : [{ ...draft, ...compared }];
          })
        : [],
    // What the form is compared with changes with each key: an offer says what it was when it was made.
    // oxlint-disable-next-line react/exhaustive-deps
    [found, isReady, version],
  );

  const discard = useCallback((gone: string): void => {
    setFound((before) => before.filter((draft) => draft.id !== gone));
    void theDrafts.remove(latest.current.owner, gone);
  }, []);
  const putBack = useCallback(
    ({ id: from, content, settled, texts }: StoredDraft, now: ReadonlySet<string>): void => {
      const { work: with_ } = latest.current;
      const own = content === null ? null : with_.read(content);
      if (own !== null) with_.putBack(own, new Set([...settled, ...now]));
      setWaiting(texts);
      if (texts.length > 0)
        void whenFetched(
          () => import('./putTextsBack'),
          (file) => ends.current.add(file.putTextsBack(texts, setWaiting)),
        );
      latest.current = { ...latest.current, waiting: texts };
      // The form keeps it as its own before the other one goes.
      setTimeout(() => {
        keep();
        discard(from);
      });
      setFound((before) => before.filter((draft) => draft.id !== from));
    },
    [keep, discard],
  );
  const isCarriedBack = useRef(false);
  useEffect(() => {
    if (carried === null || !isReady || isCarriedBack.current) return;
    isCarriedBack.current = true;
    void theDrafts.list(owner).then((drafts) => {
      const draft = drafts.find((one) => one.id === carried);
      if (draft) putBack(draft, new Set());
    });
  }, [carried, isReady, owner, putBack]);

  const answer = (now: ReadonlySet<string> | null): void => {
    const draft = found.find((one) => one.id === asked);
    setAsked(null);
    if (draft && now) putBack(draft, now);
  };
  const restore = (wanted: string): void => {
    const draft = found.find((one) => one.id === wanted);
    if (!draft) return;
    const own = draft.content === null ? null : work.read(draft.content);
    if (own !== null && work.compare(own, new Set(draft.settled)).contested.length > 0) setAsked(wanted);
    else putBack(draft, new Set());
  };
  const question = useMemo((): DraftOffer<Change> | null => {
    const draft = found.find((one) => one.id === asked);
    const own = draft && draft.content !== null ? work.read(draft.content) : null;
    return draft && own !== null ? { ...draft, ...work.compare(own, new Set(draft.settled)) } : null;
    // As it stood when it was asked.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, found]);

  const drop = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setWaiting(NO_TEXTS);
    void theDrafts.remove(latest.current.owner, id);
  }, [id]);
  const saved = useCallback(
    (paths: readonly string[]): void => {
      // After the form has drawn what is stored.
      setTimeout(() => {
        keep();
        const { work: with_, owner: of } = latest.current;
        setFound((before) =>
          before.flatMap((draft) => {
            const own = draft.content === null ? null : with_.read(draft.content);
            if (own === null) return [draft];
            const { contested } = with_.compare(own, new Set(draft.settled));
            const settled = [...draft.settled, ...settledPaths(contested, paths)];
            if (with_.compare(own, new Set(settled)).changes.length === 0) {
              void theDrafts.remove(of, draft.id);
              return [];
            }
            if (settled.length === draft.settled.length) return [draft];
            void theDrafts.write(of, { ...draft, settled });
            return [{ ...draft, settled }];
          }),
        );
      });
    },
    [keep],
  );
  return {
    id,
    offers: carried === null ? offers : offers.filter((offer) => offer.id !== carried),
    question,
    waiting,
    restore,
    answer,
    discard,
    touch,
    keep,
    keepNow,
    drop,
    dropAll: useCallback(() => {
      drop();
      setFound((before) => {
        for (const draft of before) void theDrafts.remove(latest.current.owner, draft.id);
        return [];
      });
    }, [drop]),
    saved,
  };
};
