import Alert from '@mui/material/Alert';
import { Suspense } from 'react';
import { fetchedLater } from '../../page/fetchedLater';
import { textHook } from '../../i18n/textHook';
import { savingMessages } from '../messages';
import { DraftAlert, type ShownChange } from './DraftAlert';
import { momentText } from './momentText';
import type { FormDraft } from './useFormDraft';

const useSavingText = textHook(savingMessages);

/** Who keeps a draft seldom meets a contest. */
const ConflictDialog = fetchedLater(async () => ({ default: (await import('../ConflictDialog')).ConflictDialog }));

interface Props<Change extends { path: string }> {
  draft: FormDraft<Change>;
  /** A change with its label and in words. */
  show: (change: Change) => ShownChange;
}

/**
 * What stands over the fields of a form about its drafts: the offers of earlier visits, the question where values were
 * changed since, and what was restored and has no field on the screen yet [KEY-014].
 */
export const DraftOffers = <Change extends { path: string }>({ draft, show }: Props<Change>) => {
  const text = useSavingText();
  const { offers, question, waiting } = draft;
  return (
    <>
      {offers.map((offer) => (
        <DraftAlert key={offer.id} offer={offer} show={show} restore={draft.restore} discard={draft.discard} />
      ))}
      {waiting.length > 0 && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {text('draft_waiting', { fields: waiting.map((one) => `${one.label}: ${one.text}`).join('; ') })}
        </Alert>
      )}
      {question && (
        <Suspense>
          <ConflictDialog
            words={{
              title: text('draft_question'),
              text: text('draft_question_text', { at: momentText(question.at) }),
              mine: text('draft_mine'),
              theirs: text('draft_now'),
              merge: text('draft_restore'),
              discard: text('draft_discard'),
            }}
            rows={question.contested.map((change) => {
              const { label, before, after } = show(change);
              return { path: change.path, label, mine: after, theirs: before };
            })}
            mustChoose
            isBusy={false}
            onMerge={(now) => draft.answer(now)}
            onDiscard={() => {
              draft.answer(null);
              draft.discard(question.id);
            }}
            onClose={() => draft.answer(null)}
          />
        </Suspense>
      )}
    </>
  );
};
