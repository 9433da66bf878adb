import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../crud/values/useDebounced';
import { textHook } from '../../i18n/textHook';
import type { BuilderEmail } from '../form/data/jobFormApi';
import { useJobFormApi } from '../form/data/useJobFormApi';
import { emailMessages } from './messages';
import { mailAnswerText } from '#domain/mail/mailAnswers';
import { errorText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';

const useText = textHook(emailMessages);

/** Milliseconds after the last letter of a comment. */
const SETTLED_MS = 400;

/** The mail as it would leave now, with dates and comment; the server writes it, as it writes what leaves. */
export const EmailText = ({ email }: { email: BuilderEmail }) => {
  const text = useText();
  const api = useJobFormApi();
  const { language } = useLanguage();
  const comment = useDebounced(email.comment, SETTLED_MS);
  const asked = { ...email, comment };
  const { data, error } = useQuery({
    queryKey: ['builder email', 'preview', asked],
    queryFn: () => api.builderEmailPreview(asked),
    retry: false,
    gcTime: 0,
    placeholderData: (before) => before,
  });
  const problem = error
    ? errorText(error, language)
    : data && data.problem !== null
      ? mailAnswerText(data.problem, language)
      : null;
  return (
    <section className="email-preview-text" aria-label={text('preview')}>
      <h3>{text('preview')}</h3>
      {problem && (
        <Alert severity="warning" role="status">
          {problem}
        </Alert>
      )}
      {data && data.problem === null && (
        <>
          <p>
            <strong>{data.subject}</strong>
          </p>
          <p className="email-text">{data.body}</p>
        </>
      )}
    </section>
  );
};
