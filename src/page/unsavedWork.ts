import { isRecord } from '#domain/values';

/** Unsaved work of a page or a dialog, in this tab or in another one. */
export interface UnsavedWork {
  /** What the page is called. */
  title: string;
  /** It is kept in the browser as a draft. */
  isKept: boolean;
}

/** Answers null while nothing is unsaved. */
type Describe = () => UnsavedWork | null;

const CHANNEL = 'trowel:unsaved';
/** So long the other tabs of the browser have to answer. */
const ANSWER_MS = 300;

const tab = Math.random().toString(36).slice(2);
const works = new Set<Describe>();

const ownWork = (): UnsavedWork[] => [...works].flatMap((describe) => describe() ?? []);

const isWork = (value: unknown): value is UnsavedWork =>
  isRecord(value) && typeof value.title === 'string' && typeof value.isKept === 'boolean';

const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

/** Answers other tabs while something may be unsaved here. */
let listening: BroadcastChannel | null = null;
const listen = (): void => {
  listening ??= openChannel();
  listening?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data.kind === 'query' && data.tab !== tab)
      listening?.postMessage({ kind: 'answer', to: data.tab, works: ownWork() });
  });
};

/** A page says what is unsaved in it, for as long as it stands. @returns what ends that */
export const noteUnsavedWork = (describe: Describe): (() => void) => {
  if (works.size === 0) listen();
  works.add(describe);
  return () => {
    works.delete(describe);
    if (works.size > 0) return;
    listening?.close();
    listening = null;
  };
};

/** What is unsaved in this tab and in the other tabs of this browser [KEY-017]. */
export const readUnsavedWork = async (): Promise<readonly UnsavedWork[]> => {
  const channel = openChannel();
  const found = ownWork();
  if (!channel) return found;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data.kind === 'answer' && data.to === tab && Array.isArray(data.works))
      found.push(...data.works.filter(isWork));
  });
  channel.postMessage({ kind: 'query', tab });
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  channel.close();
  return found;
};
