import { createValueStore } from '../../store/valueStore';

/** Whether the list of what this device keeps of the user's changes is open. */
export const isWorkListed = createValueStore(false);
