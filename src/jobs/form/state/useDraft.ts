import type { JobDraft } from '#domain/jobs/draft';
import { useSelected } from '../../../store/useValue';
import { useFormStore } from './FormContext';

/**
 * A part of the draft; draws anew only when that part is another one. The part must be found in the draft, or be a
 * plain value.
 * @example const name = useDraft((draft) => draft.name);
 */
export const useDraft = <Part>(select: (draft: JobDraft) => Part): Part =>
  useSelected(useFormStore().state, ({ draft }) => select(draft));
