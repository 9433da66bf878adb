import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { noticeText, type SettleNotice } from '#domain/subJobs/notices';
import { useLanguage } from '../../i18n/useLanguage';
import { useSelected } from '../../store/useValue';
import { toast } from '../../toasts/toast';
import { useFormStore } from '../form/state/FormContext';
import { joinPath } from '../form/state/draftPath';
import { useScope } from '../form/state/FormScope';
import { useJobLookups } from '../form/data/useJobLookups';
import { useSubJobKey, useThisSubJob } from './SubJobContext';
import { useSubJobText } from './useSubJobText';

/** Those that a toast has told: a tab that is opened again tells nothing anew. */
const told = new WeakSet<SettleNotice>();

/**
 * Tells that a rule has set the status, while it stands so, with the way back: keeping the old one is a pick by hand
 * [PEB-042 GUN-023]. It stands beside what was changed: below the rows, or below the status. A status that was refused
 * is told by a toast too.
 */
export const StatusNotice = ({ code }: { code: SettleNotice['code'] }) => {
  const text = useSubJobText();
  const { language } = useLanguage();
  const store = useFormStore();
  const scope = useScope();
  const key = useSubJobKey();
  const { statuses } = useJobLookups();
  const status = useThisSubJob(({ status }) => status);
  const all = useSelected(store.state, ({ notices }) => notices.get(key));
  const notice = all?.find((one) => one.code === code && one.values.name === status?.name);
  const old = statuses.find(({ id }) => id === notice?.old_status_id);
  const readOnly = useSelected(store.state, (form) => !store.rules().mayEdit(form, joinPath(scope, 'status')));

  useEffect(() => {
    if (!notice || code !== 'complete_needs_date' || told.has(notice)) return;
    told.add(notice);
    toast.error(noticeText(notice, language));
  }, [notice, code, language]);
  const keep = (): void => {
    if (old) store.write(joinPath(scope, 'status'), { id: old.id, name: old.name });
  };
  return (
    <div role="status" className="sub-notice">
      {notice && (
        <Alert
          severity={code === 'complete_needs_date' ? 'warning' : 'info'}
          action={
            old &&
            !readOnly &&
            code === 'status_by_applications' && (
              <Button size="small" color="inherit" onClick={keep}>
                {text('keep', { name: old.name })}
              </Button>
            )
          }
        >
          {noticeText(notice, language)}
        </Alert>
      )}
    </div>
  );
};
