import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import type { Language } from '#domain/localText';
import { MAX_COMMENT, type BuilderAddresses } from '#domain/builderEmail/emailTexts';
import { successText } from '#domain/builderEmail/sentText';
import type { EmailTemplate, EmailType } from '#domain/builderEmail/offeredTemplates';
import { answerTime } from '#domain/evening/siteAnswer';
import { isRecord } from '#domain/values';
import { Dialog } from '../../page/dialog/Dialog';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';
import { textHook } from '../../i18n/textHook';
import { useLanguage } from '../../i18n/useLanguage';
import { toast } from '../../toasts/toast';
import { LimitedField } from '../../inputs/LimitedField';
import { whenTaken } from '../../saving/allTaken';
import type { BuilderEmail } from '../form/data/jobFormApi';
import type { SentBuilderEmail } from '#domain/builderEmail/sentBuilderEmail';
import { mailAnswerText } from '#domain/mail/mailAnswers';
import { useKeptFields } from '../../saving/drafts/useKeptFields';
import { useJobFormApi } from '../form/data/useJobFormApi';
import { EmailExtras, type EmailMore } from './EmailExtras';
import { EarlierEmails } from './EarlierEmails';
import { EmailText } from './EmailText';
import { emailMessages } from './messages';
import { recentOf, useEarlierEmails } from './useEarlierEmails';

const useText = textHook(emailMessages);

interface Props {
  job_id: number;
  job_detail_id: number;
  addresses: BuilderAddresses;
  offered: readonly EmailTemplate[];
  typeOf: (template: EmailTemplate) => EmailType | null;
  onClose: () => void;
}

interface Action {
  content: string;
  key: string;
  /** The newest mail that was seen when it began: what it wrote itself is nobody else's. */
  since: number | undefined;
}

/**
 * The key of an action: the same while what is sent is the same and nobody has answered, so that nothing is sent twice.
 */
const useAction = () => {
  const kept = useRef<Action | null>(null);
  return {
    of: (email: BuilderEmail, since: number | undefined): Action => {
      const content = JSON.stringify(email);
      if (kept.current?.content !== content) kept.current = { content, key: crypto.randomUUID(), since };
      return kept.current;
    },
    end: (): void => {
      kept.current = null;
    },
  };
};

/** The server has said no for good: the next try is another action. */
const isAnswer = (error: unknown): boolean =>
  error instanceof CallError && error.isRefusal && error.status !== 429 && error.code !== 'IDEMPOTENCY_RUNNING';

/** What is typed into a mail, kept for its sub-job until it is sent or given up [KEY-017]. */
interface TypedMail {
  comment: string;
  cc: readonly string[];
}

const NOTHING: TypedMail = { comment: '', cc: [] };

const isTypedMail = (value: unknown): value is TypedMail =>
  isRecord(value) &&
  typeof value.comment === 'string' &&
  Array.isArray(value.cc) &&
  value.cc.every((one) => typeof one === 'string');

/**
 * Picks a template, takes a comment and sends; after a failure it stays open and says why
 * [EML-001 EML-005 EML-009 EML-017].
 */
const EmailBuilderDialog = ({ job_id, job_detail_id, addresses, offered, typeOf, onClose }: Props) => {
  const text = useText();
  const api = useJobFormApi();
  const id = useId();
  const action = useAction();
  const { language: shown } = useLanguage();
  const [template, setTemplate] = useState<EmailTemplate | undefined>(offered[0]);
  const [language, setLanguage] = useState<Language>('en');
  const typed = useKeptFields(`builder_email:${job_detail_id}`, NOTHING, isTypedMail);
  const { comment, cc } = typed.fields;
  const setComment = (next: string): void => typed.set({ comment: next });
  const [document_ids, setDocuments] = useState<readonly number[]>([]);
  const more: EmailMore = { cc, document_ids };
  const setMore = (next: EmailMore): void => {
    typed.set({ cc: next.cc });
    setDocuments(next.document_ids);
  };
  const close = (): void => {
    typed.drop();
    onClose();
  };
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Error | string | null>(null);
  const isSending = useRef(false);
  const hasComment = comment.trim() !== '';
  const { emails, look } = useEarlierEmails(job_detail_id);
  const [opened] = useState(() => Date.now());
  const recent = recentOf(emails ?? [], template?.display_name, opened);
  const email: BuilderEmail | null = template
    ? {
        template_name: template.aws_name,
        job_id: String(job_id),
        job_detail_id,
        comment: hasComment ? comment : null,
        email_type: typeOf(template),
        language,
        ...more,
      }
    : null;
  const useAgain = (earlier: SentBuilderEmail): void => {
    setTemplate(offered.find(({ display_name }) => display_name === earlier.template) ?? template);
    setLanguage(earlier.language === 'es' ? 'es' : 'en');
    setComment(earlier.comment ?? '');
  };

  const send = async (): Promise<void> => {
    if (!email || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(null);
    const { key, since } = action.of(email, emails === null ? undefined : (emails[0]?.id ?? 0));
    try {
      const { is_sent, response_text } = await api.sendBuilderEmail(email, key, since);
      action.end();
      if (is_sent) {
        toast.success(successText(response_text, addresses)[shown]);
        close();
        return;
      }
      setFailure(response_text);
      look();
    } catch (error) {
      if (isAnswer(error)) action.end();
      setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const button = (withComment: boolean) => (
    <Button
      variant="contained"
      loading={isBusy && hasComment === withComment}
      disabled={isBusy || !template || hasComment !== withComment}
      startIcon={
        failure !== null && hasComment === withComment ? <ErrorIcon titleAccess={text('failed')} /> : undefined
      }
      onClick={() => whenTaken(() => void send())}
    >
      {text(withComment ? 'send_with_comment' : 'send')}
    </Button>
  );

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : close}
      isDirty={typed.isDirty}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>{text('title')}</DialogTitle>
      <DialogContent className="email-builder-fields">
        {offered.length === 0 ? (
          <p>{text('no_templates')}</p>
        ) : (
          <>
            <p>
              {text('to', {
                addresses: [addresses.contact, addresses.supervisor].filter((one) => one?.trim()).join(', '),
              })}
            </p>
            <TextField
              select
              autoFocus
              label={text('template')}
              value={template?.id ?? ''}
              disabled={isBusy}
              onChange={({ target }) => setTemplate(offered.find((one) => one.id === Number(target.value)))}
            >
              {offered.map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  {one.display_name}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={text('language')}
              value={language}
              disabled={isBusy}
              onChange={({ target }) => setLanguage(target.value === 'es' ? 'es' : 'en')}
            >
              <MenuItem value="en">{text('english')}</MenuItem>
              <MenuItem value="es">{text('spanish')}</MenuItem>
            </TextField>
            <EmailExtras {...more} job_id={job_id} isBusy={isBusy} onChange={setMore} />
            <LimitedField
              label={text('comment')}
              max={MAX_COMMENT}
              multiline
              minRows={3}
              value={comment}
              disabled={isBusy}
              onChange={({ target }) => setComment(target.value)}
              helperText={text('comment_length', { count: comment.length, max: MAX_COMMENT })}
            />
            {recent && (
              <Alert severity="info" role="status">
                {text('just_sent', { user: recent.user_name ?? text('somebody'), time: answerTime(recent.created_at) })}
              </Alert>
            )}
            {email && <EmailText email={email} />}
          </>
        )}
        <EarlierEmails emails={emails ?? []} isBusy={isBusy} onUse={useAgain} />
      </DialogContent>
      {failure !== null && (
        <Alert className="email-failure" severity="error">
          {text('failed')}
          <br />
          {text('error_message')}{' '}
          {typeof failure === 'string' ? mailAnswerText(failure, shown) : errorText(failure, shown)}
        </Alert>
      )}
      <DialogActions className="email-builder-actions">
        <Button onClick={close} disabled={isBusy}>
          {text('cancel')}
        </Button>
        {button(false)}
        {button(true)}
      </DialogActions>
    </Dialog>
  );
};

export default EmailBuilderDialog;
