import type { FormDraft } from './useFormDraft';

/** Whether a form has anything to say about drafts. */
export const hasDrafts = ({ offers, waiting }: Pick<FormDraft<{ path: string }>, 'offers' | 'waiting'>): boolean =>
  offers.length > 0 || waiting.length > 0;
