import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes that the heap may grow by before it is looked through. */
const MAX_GROWTH = 24 * 1_048_576;

let collect: (() => void) | undefined;
/** Node gives its collector to whoever asks for it by a flag; a new context then has it. */
const collector = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return typeof found === 'function' ? () => void found() : () => undefined;
};

/**
 * Work that makes much and keeps little leaves the heap as large as twice what is in use, since that is when the engine
 * looks through it by itself. Called now and then, what it answers looks earlier: some 50 ms each time, a few times in
 * twenty thousand rows [IMP-006].
 */
export const heapWatch = (): (() => void) => {
  let from = getHeapStatistics().used_heap_size;
  return () => {
    const used = getHeapStatistics().used_heap_size;
    if (used - from < MAX_GROWTH) return;
    collect ??= collector();
    collect();
    from = getHeapStatistics().used_heap_size;
  };
};
