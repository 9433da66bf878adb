import { useRef, useState } from 'react';
import { createApplier, type Applied } from '../../offline/apply/applyChanges';
import { deviceParts } from '../../offline/apply/deviceParts';
import { MOST_BYTES, readChangesText, type ReadFile } from '../../offline/apply/readChangesText';
import { askUser } from '../../offline/workspace/questions';
import { useValue } from '../../store/useValue';

type Read = ReadFile | { problem: 'too_large' };

/** The file that was chosen, and what has become of its changes so far. */
export const useApplying = () => {
  const parts = useValue(deviceParts);
  const [read, setRead] = useState<Read | null>(null);
  const [applied, setApplied] = useState<Applied | null>(null);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const run = useRef<ReturnType<typeof createApplier> | null>(null);

  const choose = async (chosen: File): Promise<void> => {
    run.current = null;
    setApplied(null);
    setFailed(false);
    setRead(chosen.size > MOST_BYTES ? { problem: 'too_large' } : readChangesText(await chosen.text()));
  };
  const apply = async (): Promise<void> => {
    if (!parts || read?.problem !== null || progress) return;
    // What is left of a first run is tried by the next, with the numbers that it got.
    run.current ??= createApplier(read.file, parts, askUser);
    setFailed(false);
    setProgress({ done: 0, of: read.file.changes.length });
    try {
      const next = await run.current((done, of) => setProgress({ done, of }));
      setApplied((before) => ({ ...next, outcomes: new Map([...(before?.outcomes ?? []), ...next.outcomes]) }));
    } catch {
      setFailed(true);
    } finally {
      setProgress(null);
    }
  };
  return { read, applied, progress, hasFailed, isReady: parts !== null, choose, apply };
};
