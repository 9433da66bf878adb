import { useServer } from '../../dataProvider/ServerContext';
import { gql } from '../../dataProvider/gql';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Language } from '#domain/localText';
import { EMAIL_FIELDS, isEmailField, unknownFields, type EmailField } from '#domain/builderEmail/emailFields';
import { paragraphsOf, renderEmail } from '#domain/builderEmail/renderEmail';
import { textOrEmpty } from '#domain/values';
import { mailAnswerText } from '#domain/mail/mailAnswers';
import { textHook } from '../../i18n/textHook';
import { useLanguage } from '../../i18n/useLanguage';
import type { Choice } from '../../inputs/choice';
import { Combobox } from '../../inputs/Combobox';
import { toast } from '../../toasts/toast';
import { errorText } from '../../dataProvider/errorText';
import './emailPreview.css';

const TYPES =
  '$job_id: Int!, $language: String!, $display_name: String!, $is_prep: Boolean!, $is_app: Boolean!, $is_detail: Boolean!, $is_pebble: Boolean!, $is_gunite: Boolean!, $is_warranty: Boolean!';
const USES =
  'job_id: $job_id, language: $language, display_name: $display_name, is_prep: $is_prep, is_app: $is_app, is_detail: $is_detail, is_pebble: $is_pebble, is_gunite: $is_gunite, is_warranty: $is_warranty';
const JOBS = gql(`query EmailPreviewJobs($text: String!) { palette(text: $text) { kind id label note } }`);
const VALUES = gql(`query EmailFieldValues(${TYPES}) { emailFieldValues(${USES}) { name value } }`);
const TEST = gql(`mutation SendEmailTemplateTest(${TYPES}, $subject: String!, $body: String!) {
  sendEmailTemplateTest(${USES}, subject: $subject, body: $body) { is_sent response_text } }`);

const useText = textHook({
  en: {
    fields: 'Fields',
    hint: 'A name in braces is filled in for each job. A line whose fields are all empty is left out.',
    job: 'Preview with job',
    job_hint: 'Type a number, a name or an address',
    language: 'Language',
    english: 'English',
    spanish: 'Spanish',
    test: 'Send a test to me',
    subject: 'Subject: %{subject}',
    unknown: 'There is no field %{names}.',
    preview: 'Preview',
    failed: 'The preview could not be made: %{reason}',
  },
  es: {
    fields: 'Campos',
    hint: 'Un nombre entre llaves se rellena para cada trabajo. Una línea cuyos campos están todos vacíos se omite.',
    job: 'Vista previa con el trabajo',
    job_hint: 'Escriba un número, un nombre o una dirección',
    language: 'Idioma',
    english: 'Inglés',
    spanish: 'Español',
    test: 'Enviarme una prueba',
    subject: 'Asunto: %{subject}',
    unknown: 'No existe el campo %{names}.',
    preview: 'Vista previa',
    failed: 'No se pudo hacer la vista previa: %{reason}',
  },
});

const EMPTY: Record<EmailField, string> = {
  template: '',
  builder: '',
  supervisor: '',
  job_name: '',
  job_id: '',
  address: '',
  schedule: '',
  comment: '',
  sender: '',
  contractor: '',
  contractor_phone: '',
};

const reasonOf = (error: unknown, language: Language): string =>
  errorText(error instanceof Error ? error : new Error(String(error)), language);

/** Under the texts of a template: its fields, the mail as it would read for a job that is picked, and a test of it. */
export const EmailPreview = () => {
  const text = useText();
  const { language: shown } = useLanguage();
  const server = useServer();
  const form = useWatch();
  const [typed, setTyped] = useState('');
  const [job, setJob] = useState<Choice | null>(null);
  const [language, setLanguage] = useState<Language>('en');
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  const written =
    language === 'es'
      ? { subject: textOrEmpty(form.subject_es), body: textOrEmpty(form.body_es) }
      : { subject: textOrEmpty(form.subject), body: textOrEmpty(form.body) };
  const unknown = unknownFields(`${written.subject}\n${written.body}`);
  const template = {
    job_id: job?.id ?? 0,
    language,
    display_name: textOrEmpty(form.display_name),
    is_prep: form.is_prep === true,
    is_app: form.is_app === true,
    is_detail: form.is_detail === true,
    is_pebble: form.is_pebble === true,
    is_gunite: form.is_gunite === true,
    is_warranty: form.is_warranty === true,
  };
  const jobs = useQuery({
    queryKey: ['email preview', 'jobs', typed],
    enabled: typed.trim().length > 1,
    placeholderData: (before: Choice[] | undefined) => before,
    queryFn: async () =>
      (await server.query(JOBS, { text: typed })).palette.flatMap(({ kind, id, label, note }): Choice[] =>
        kind === 'job' ? [{ id, name: `${label} · ${note}` }] : [],
      ),
  });
  const values = useQuery({
    queryKey: ['email preview', 'values', template],
    enabled: job !== null,
    retry: false,
    placeholderData: (before) => before,
    queryFn: async () => {
      const { emailFieldValues } = await server.query(VALUES, template);
      const said = emailFieldValues.filter(({ name }) => isEmailField(name)).map(({ name, value }) => [name, value]);
      return { ...EMPTY, ...Object.fromEntries(said) };
    },
  });
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      const { sendEmailTemplateTest } = await server.mutate(TEST, { ...template, ...written });
      toast.success(mailAnswerText(sendEmailTemplateTest.response_text, shown));
    } catch (error) {
      toast.error(reasonOf(error, shown));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  const mail = job && values.data ? renderEmail(written, values.data) : null;

  return (
    <section className="email-preview" aria-label={text('preview')}>
      <strong>{text('fields')}</strong>
      <span>{text('hint')}</span>
      <dl className="email-preview-fields">
        {Object.entries(EMAIL_FIELDS).map(([name, says]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{says[shown]}</dd>
          </div>
        ))}
      </dl>
      {unknown.length > 0 && (
        <Alert severity="error">{text('unknown', { names: unknown.map((name) => `{${name}}`).join(', ') })}</Alert>
      )}
      <div className="email-preview-ways">
        <div className="email-preview-job">
          <Combobox<Choice>
            label={text('job')}
            helperText={text('job_hint')}
            value={job}
            options={jobs.data ?? []}
            loading={jobs.isFetching}
            onSearch={setTyped}
            onChange={setJob}
          />
        </div>
        <TextField
          select
          label={text('language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'es' ? 'es' : 'en')}
          sx={{ minWidth: 140 }}
        >
          <MenuItem value="en">{text('english')}</MenuItem>
          <MenuItem value="es">{text('spanish')}</MenuItem>
        </TextField>
        <Button
          variant="outlined"
          loading={isBusy}
          disabled={job === null || unknown.length > 0 || written.subject.trim() === '' || written.body.trim() === ''}
          onClick={() => void send()}
        >
          {text('test')}
        </Button>
      </div>
      {values.error && <Alert severity="warning">{text('failed', { reason: reasonOf(values.error, shown) })}</Alert>}
      {mail && (
        <div className="email-preview-mail">
          <p>
            <strong>{text('subject', { subject: mail.subject })}</strong>
          </p>
          {paragraphsOf(mail.body).map((part, index) => (
            <p key={`${index} ${part}`}>{part}</p>
          ))}
        </div>
      )}
    </section>
  );
};
