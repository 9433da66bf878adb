import { createValueStore } from '../../store/valueStore';

/** Whether a newer version is kept already and waits for a click. */
export const updateWaits = createValueStore(false);
