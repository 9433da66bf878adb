import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { clockText } from '#domain/wallTime';
import { formatCivilDate } from '#domain/civilDate';
import { formatInstant } from '#domain/fields/formatInstant';
import { MAIL_FORMATS, WEEKDAYS } from '#domain/reports/reportMail';
import type { SavedView } from '#domain/views/savedView';
import { useCan } from '../auth/useCan';
import { ActionDialog } from '../crud/look/ActionDialog';
import { useServer } from '../dataProvider/ServerContext';
import { useReason } from '../dataProvider/useReason';
import { useLanguage } from '../i18n/useLanguage';
import { toast } from '../toasts/toast';
import { useReportText } from './useReportText';
import { weeklyMailApi, type WeeklyMailApi, type WeeklyMailChoice } from './weeklyMail';
import type { WeeklyMail } from '#domain/reports/weeklyMail';

export interface WeeklyMailDialogProps {
  view: Pick<SavedView, 'id' | 'name'>;
  onClose: () => void;
}

/** Minutes of a time of day. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const MailResult = ({ mail }: { mail: WeeklyMail }) => {
  const text = useReportText();
  const isGood = mail.last_result === null || ['mailed', 'linked', 'on_its_way'].includes(mail.last_result);
  const at = mail.last_at ? formatInstant(mail.last_at) : '';
  return (
    <Alert severity={isGood ? 'info' : 'warning'}>
      <div>{text('mail_next', { date: formatCivilDate(mail.next_date), time: clockText(minutesOf(mail.time)) })}</div>
      <div>
        {mail.last_result === null
          ? text('mail_none')
          : text('mail_last', { at, result: text(`result_${mail.last_result}`) })}
      </div>
    </Alert>
  );
};

interface FieldsProps {
  choice: WeeklyMailChoice;
  mayExport: boolean;
  onChange: (choice: WeeklyMailChoice) => void;
}

const Fields = ({ choice, mayExport, onChange }: FieldsProps) => {
  const text = useReportText();
  const { language } = useLanguage();
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        select
        fullWidth
        label={text('mail_day')}
        value={choice.weekday}
        onChange={(event) => onChange({ ...choice, weekday: Number(event.target.value) })}
      >
        {WEEKDAYS.map((day, at) => (
          <MenuItem key={day.en} value={at + 1}>
            {day[language]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        label={text('mail_format')}
        value={choice.format}
        helperText={mayExport ? undefined : text('mail_no_csv')}
        onChange={(event) =>
          onChange({ ...choice, format: MAIL_FORMATS.find((one) => one === event.target.value) ?? choice.format })
        }
      >
        {MAIL_FORMATS.map((format) => (
          <MenuItem key={format} value={format} disabled={format !== 'pdf' && !mayExport}>
            {text(`mail_${format}`)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
};

interface FormProps extends WeeklyMailDialogProps {
  mail: WeeklyMail | null;
  api: WeeklyMailApi;
}

const Form = ({ view, mail, api, onClose }: FormProps) => {
  const text = useReportText();
  const reasonOf = useReason();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const mayExport = useCan('CAN_EXPORT_DATA');
  const [choice, setChoice] = useState<WeeklyMailChoice>(
    () => mail ?? { weekday: 1, format: mayExport ? 'csv' : 'pdf' },
  );
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>, said: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: ['weeklyMail', view.id] });
      toast.success(said);
      onClose();
    } catch (error) {
      setRefusal(reasonOf(error, text('mail_failed')));
      setBusy(false);
    }
  };
  const { weekday, format } = choice;
  return (
    <ActionDialog
      open
      title={text('mail_title', { name: view.name })}
      text={text('mail_hint')}
      error={refusal}
      action={text(mail ? 'mail_change' : 'mail_save')}
      busy={isBusy}
      onCancel={onClose}
      onConfirm={() => void attempt(() => api.save(view.id, { weekday, format, language }), text('mail_saved'))}
    >
      <Stack spacing={2} sx={{ mt: 2 }}>
        <Fields choice={choice} mayExport={mayExport} onChange={setChoice} />
        {mail && <MailResult mail={mail} />}
        {mail && (
          <Button
            color="error"
            disabled={isBusy}
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => void attempt(() => api.stop(view.id), text('mail_stopped'))}
          >
            {text('mail_stop')}
          </Button>
        )}
      </Stack>
    </ActionDialog>
  );
};

/** Whether, on which day and as what a view is mailed to the user; what became of the last mail; and its end. */
export default function WeeklyMailDialog({ view, onClose }: WeeklyMailDialogProps) {
  const text = useReportText();
  const server = useServer();
  const api = useMemo(() => weeklyMailApi(server), [server]);
  const { data, isPending, isError } = useQuery({
    queryKey: ['weeklyMail', view.id],
    queryFn: () => api.read(view.id),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (isPending) return null; // a dialog that is drawn twice would open twice
  if (!isError) return <Form view={view} mail={data} api={api} onClose={onClose} />;
  return (
    <ActionDialog
      open
      title={text('mail_title', { name: view.name })}
      error={text('mail_unread')}
      action={text('mail_save')}
      disabled
      onCancel={onClose}
      onConfirm={() => undefined}
    />
  );
}
