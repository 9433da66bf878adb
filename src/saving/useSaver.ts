import { useEffect, useMemo, useRef, useState } from 'react';
import { useSelected } from '../store/useValue';
import { createSaver, type SaverWork } from './createSaver';

/**
 * The saver of an open form. `work` may be made anew with every drawing: the saver asks the latest.
 * @example const saving = useSaver(work); <Button loading={saving.isSaving} onClick={() => void saving.save()} />
 */
export const useSaver = <Draft>(work: SaverWork<Draft>) => {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const [saver] = useState(() => createSaver<Draft>(() => latest.current));
  const state = useSelected(saver.state, (value) => value);
  return useMemo(() => ({ ...saver, ...state }), [saver, state]);
};
