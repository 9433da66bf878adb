import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { shownName } from '#domain/lookups/shownName';
import { useCan } from '../../auth/useCan';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { Loading } from '../../errors/Loading';
import { useLanguage } from '../../i18n/useLanguage';
import { PageHeader } from '../../page/PageHeader';
import { Section } from '../../page/Section';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { type PeopleMessage, peopleMessages } from '../messages';
import { usePeopleText } from '../usePeopleText';
import { addressOf, isComplete, questionOf, type WhyQuestion } from './question';
import { QuestionFields } from './QuestionFields';
import { useWhyApi, type WhyAnswer } from './whyApi';
import { WhyLines } from './WhyLines';
import { WhyRules } from './WhyRules';
import './why.css';

const isMessage = (key: string): key is PeopleMessage => Object.hasOwn(peopleMessages.en, key);

interface Props {
  answer: WhyAnswer;
  question: WhyQuestion;
}

const Answer = ({ answer: { allowed, outcome, user, lines, rows, rules }, question }: Props) => {
  const text = usePeopleText();
  const seesRoles = useCan('CAN_VIEW_ROLES');
  const { language } = useLanguage();
  const yesNo = (on: boolean): string => text(on ? 'yes' : 'no');
  const verdict = outcome === 'unknown' ? `unknown_${question.kind}` : `outcome_${outcome}`;
  const rowText = `rows_${rows ?? ''}`;
  return (
    <div role="status">
      <Alert severity={allowed ? 'success' : 'error'} variant="outlined" sx={{ mb: 2 }}>
        <strong>{isMessage(verdict) && text(verdict, { name: user.name, subject: question.name })}</strong>
        <div className="why-links">
          <Link to={`/user/${user.id}/edit`}>{text('open_user')}</Link>
          {seesRoles ? (
            <Link to={`/roles?role=${user.role_id}`}>
              {text('why_role', { role: shownName(user.role_name, language) })}
            </Link>
          ) : (
            <span>{text('why_role', { role: shownName(user.role_name, language) })}</span>
          )}
        </div>
      </Alert>
      {lines.length > 0 && (
        <Section title={text('why_reasons')}>
          <WhyLines lines={lines} user={user} />
          {isMessage(rowText) && (
            <p className="why-hint">
              {text(rowText, { gunite: yesNo(user.presite_gunite), pebble: yesNo(user.presite_pebble) })}
            </p>
          )}
        </Section>
      )}
      {rules.length > 0 && (
        <Section title={text('why_rules')}>
          <WhyRules rules={rules} hasEmployee={user.has_employee} />
        </Section>
      )}
    </div>
  );
};

/**
 * /access: why a user can or can't open a screen, make a call, see a field or reach a record; the question is the
 * address.
 */
export default function WhyScreen() {
  const text = usePeopleText();
  const api = useWhyApi();
  const [search, setSearch] = useSearchParams();
  const question = questionOf(search);
  const ready = isComplete(question);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['role', 'why', addressOf(question)],
    queryFn: () => api.query(question),
    enabled: ready,
  });
  useDocumentTitle(text('why_title'));
  return (
    <>
      <PageHeader crumbs={[{ label: text('users'), to: '/user' }, { label: text('why_title') }]} />
      <div className="why">
        <QuestionFields
          question={question}
          onChange={(change) => setSearch(addressOf({ ...question, ...change }), { replace: true })}
        />
        {!ready && <p className="why-hint">{text('why_ask')}</p>}
        {ready && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {ready && !data && !error && isFetching && <Loading />}
        {ready && data && <Answer answer={data} question={question} />}
      </div>
    </>
  );
}
