import type { UnsavedWork } from '../../page/unsavedWork';
import { createValueStore } from '../../store/valueStore';

/** What is unsaved in the tabs of this browser, while it is asked about. */
export const logoutQuestion = createValueStore<readonly UnsavedWork[] | null>(null);
