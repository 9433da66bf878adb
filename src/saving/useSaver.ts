import { useEffect, useMemo, useState } from 'react';
import { useValue } from '../store/useValue';
import { createSaver, type SaverWork } from './createSaver';

/**
 * The saver of an open form. `work` may be made anew with every drawing: the saver asks the latest.
 * @example const saving = useSaver(work); <Button loading={saving.isSaving} onClick={() => void saving.save()} />
 */
export const useSaver = <Draft>(work: SaverWork<Draft>) => {
  const [saver] = useState(() => createSaver(work));
  useEffect(() => saver.use(work));
  const state = useValue(saver.state);
  return useMemo(() => ({ ...saver, ...state }), [saver, state]);
};
