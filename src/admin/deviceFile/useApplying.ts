import { useEffect, useRef, useState } from 'react';
import { createApplier, type Applied } from '../../offline/apply/applyChanges';
import { deviceParts, type DevicePerson } from '../../offline/apply/deviceParts';
import { readDeviceFile, type ReadDeviceFile } from '../../offline/apply/readDeviceFile';
import { askUser } from '../../offline/workspace/questions';
import { useValue } from '../../store/useValue';

/** Whose device a file is from, as the server says: nobody knows yet, there is no such user, or nobody answered. */
export type Whose = DevicePerson | 'asking' | 'nobody' | 'unanswered';

/** The file that was chosen, and what has become of its changes and files so far. */
export const useApplying = () => {
  const parts = useValue(deviceParts);
  const [opened, setOpened] = useState<ReadDeviceFile | null>(null);
  const [applied, setApplied] = useState<Applied | null>(null);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [found, setFound] = useState<{ of: ReadDeviceFile; whose: Whose } | null>(null);
  const run = useRef<ReturnType<typeof createApplier> | null>(null);

  const choose = async (chosen: File): Promise<void> => {
    run.current = null;
    setApplied(null);
    setFailed(false);
    setOpened(await readDeviceFile(chosen));
  };
  const user = opened?.read.problem === null ? opened.read.file.user.id : null;
  // The page of a fresh start has a file before it has its ways to the server.
  useEffect(() => {
    if (!parts || !opened || user === null) return undefined;
    let isGone = false;
    const show = (whose: Whose): void => {
      if (!isGone) setFound({ of: opened, whose });
    };
    parts.personOf(user).then(
      (person) => show(person ?? 'nobody'),
      () => show('unanswered'),
    );
    return () => {
      isGone = true;
    };
  }, [parts, user, opened]);
  const whose: Whose = found && found.of === opened ? found.whose : 'asking';
  const apply = async (): Promise<void> => {
    if (!parts || !opened || opened.read.problem !== null || progress || typeof whose === 'string') return;
    const { file } = opened.read;
    // What is left of a first run is tried by the next, with the numbers that it got.
    run.current ??= createApplier(file, parts, askUser, opened.bytes);
    setFailed(false);
    setProgress({ done: 0, of: file.changes.length + (file.works?.length ?? 0) + (file.contents?.length ?? 0) });
    try {
      const next = await run.current((done, of) => setProgress({ done, of }));
      setApplied((before) => ({ ...next, outcomes: new Map([...(before?.outcomes ?? []), ...next.outcomes]) }));
    } catch {
      setFailed(true);
    } finally {
      setProgress(null);
    }
  };
  return { read: opened?.read ?? null, whose, applied, progress, hasFailed, isReady: parts !== null, choose, apply };
};
