import { useEffect, useId } from 'react';
import { formatCivilDate, type CivilDate } from '#domain/civilDate';
import { formatInstant } from '#domain/fields/formatInstant';
import { PRESITE_CHECKLIST } from '#domain/presite/checklist';
import { mayEditPresiteField } from '#domain/presite/presiteRights';
import { useUnsavedChangesGuard } from '../confirm/useUnsavedChangesGuard';
import { allTaken } from '../saving/allTaken';
import { useKeptText } from '../saving/drafts/useKeptText';
import { useSaveKeys } from '../saving/useSaveKeys';
import { useWritingPermissions } from '../auth/useWritingPermissions';
import { errorText } from '../dataProvider/errorText';
import { useLanguage } from '../i18n/useLanguage';
import { useLocalText } from '../i18n/useLocalText';
import { useHasUntakenText, useHasWrongText } from '../inputs/untakenText';
import { useTextLimit } from '../inputs/useTextLimit';
import { useOnline } from '../live/useOnline';
import { useMode } from '../connectivity/mode';
import { LinkedText } from '../page/LinkedText';
import { ReasonButton } from '../page/ReasonButton';
import { useValue } from '../store/useValue';
import { toast } from '../toasts/toast';
import { AnswerField } from './AnswerField';
import {
  presiteDraft,
  shownCheck,
  visitIssues,
  type AnswerName,
  type OpenVisit,
  type VisitProblem,
  type VisitState,
} from './createVisit';
import type { ChecklistLists } from './siteCheckApi';
import { useCheckText } from './useCheckText';
import './siteCheck.css';

/** What a checklist's fields are called, by name. */
const LABELS = new Map(PRESITE_CHECKLIST.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])));

/** What is said of something that is not stored. */
const useWordsOf = (): ((state: VisitState, problem: VisitProblem) => string) => {
  const text = useCheckText();
  const local = useLocalText();
  const { language } = useLanguage();
  const named = (field: AnswerName): string =>
    field === 'checkin_date' ? text('visit_done') : local(LABELS.get(field) ?? { en: field, es: field });
  return ({ kept }, one) => {
    if (one.kind === 'unsent') return text(kept === 'kept' ? 'not_sent' : kept === 'failed' ? 'not_kept' : 'keeping');
    if (one.kind === 'refused') return text('not_taken', { reason: errorText(one.error, language) });
    return text('others_filled_in', {
      name: one.name ?? text('someone'),
      fields: one.fields.map(named).join(', '),
    });
  };
};

/** Why something is not stored, and what can be done about it; else whether all is. */
const SavedLine = ({ visit }: { visit: OpenVisit }) => {
  const text = useCheckText();
  const wordsOf = useWordsOf();
  const hasWrong = useHasWrongText();
  const state = useValue(visit.state);
  const { problem, isSaving, isSaved, typed } = state;
  const isAll = isSaved && Object.keys(typed).length === 0;
  if (problem)
    return (
      <p className="visit-problem" role="alert">
        <span>{wordsOf(state, problem)}</span>
        {problem.kind === 'unsent' && (
          <button type="button" className="site-action" onClick={() => void visit.send()}>
            {text('retry')}
          </button>
        )}
      </p>
    );
  return (
    <p className="visit-saved" role="status">
      {hasWrong ? text('nothing_stored') : isSaving ? text('saving') : isAll && text('saved')}
    </p>
  );
};

/** Ctrl+S sends what waits, or says at which answer it cannot. */
const useSendKeys = (visit: OpenVisit): void => {
  const text = useCheckText();
  const wordsOf = useWordsOf();
  const hasUntaken = useHasUntakenText();
  const { typed, isSaving } = useValue(visit.state);
  const save = async (): Promise<void> => {
    if (!(await allTaken())) return;
    await visit.send();
    const after = visit.state.get();
    if (after.problem) toast.error(wordsOf(after, after.problem), 'save');
    else if (!visit.hasUnsent()) toast.success(text('saved'));
  };
  useSaveKeys({ save: () => void save(), canSave: hasUntaken || Object.keys(typed).length > 0, isSaving });
};

/** The longest comment [PRE-021]. */
const COMMENT_MAX = 2000;

/** What was written, and a line for more: comments are added and never changed [PRE-021]. */
const Comments = ({ visit, reason }: { visit: OpenVisit; reason: string | null }) => {
  const text = useCheckText();
  const { visit: stored, typed } = useValue(visit.state);
  const [words, setWords] = useKeptText(`check-comment:${stored.id}`);
  const [limited, tooLong] = useTextLimit(words, COMMENT_MAX, text('new_comment'));
  const add = (): boolean => {
    if (words.trim() === '' || typed.comment !== undefined || tooLong !== null) return false;
    visit.fill('comment', words.trim());
    setWords('');
    return true;
  };
  // A text that its answer cannot take is unsaved as a comment is that was not added.
  const hasUntaken = useHasUntakenText();
  useUnsavedChangesGuard(
    words.trim() !== '' || hasUntaken,
    async () => (await allTaken()) && (words.trim() === '' || add()),
    words.trim() === '' ? undefined : () => setWords(''),
  );
  const id = useId();
  return (
    <section className="visit-group">
      <h3 id={id}>{text('comments')}</h3>
      {typed.comment !== undefined && <p className="visit-comment is-waiting">{typed.comment}</p>}
      {stored.presite.comments.map(({ id: comment_id, comment, date_created, created_by }) => (
        <blockquote key={comment_id} className="visit-comment">
          <p>
            <LinkedText text={comment} />
          </p>
          <footer>{[created_by?.name, formatInstant(date_created)].filter(Boolean).join(' · ')}</footer>
        </blockquote>
      ))}
      <textarea
        rows={2}
        aria-label={text('new_comment')}
        placeholder={text('new_comment')}
        ref={limited}
        aria-invalid={tooLong !== null}
        readOnly={reason !== null}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {tooLong !== null && (
        <span className="visit-wrong" role="alert">
          {tooLong}
        </span>
      )}
      <ReasonButton
        className="site-action"
        reason={reason ?? tooLong ?? (typed.comment === undefined ? null : text('saving'))}
        onClick={add}
      >
        {text('add_comment')}
      </ReasonButton>
    </section>
  );
};

interface Props {
  visit: OpenVisit;
  lists: ChecklistLists | null;
  today: CivilDate;
}

/**
 * What is filled in on a site: that it was visited, and the checklist with an answer a tap. Each is stored at once; who
 * may only read it is told so [PRE-001 PRE-002 PRE-020].
 */
export const CheckSheet = ({ visit, lists, today }: Props) => {
  const text = useCheckText();
  const local = useLocalText();
  const held = useWritingPermissions();
  const isOnline = useOnline();
  const isOffline = useMode() === 'offline';
  const state = useValue(visit.state);
  const [check, issues] = [shownCheck(state), visitIssues(state)];
  useSendKeys(visit);
  useEffect(() => {
    if (isOnline || isOffline) void visit.send();
  }, [visit, isOnline, isOffline]);

  const mayFillIn = mayEditPresiteField(held, state.visit.may_edit, 'checkin_date');
  const reason = mayFillIn ? null : text('may_not_fill_in');
  const shownFields = PRESITE_CHECKLIST.map(({ title, fields }) => ({
    title,
    fields: fields.filter(({ isIn }) => isIn?.({ presite: presiteDraft(state) }) ?? true),
  }));
  const questions = shownFields.flatMap(({ fields }) => fields).filter(({ kind }) => kind === 'yesNo');
  return (
    <>
      {reason !== null && (
        <p className="visit-reason" role="note">
          {reason}
        </p>
      )}
      <ReasonButton
        className={`visit-check-in${check.checkin_date === null ? '' : ' is-done'}`}
        reason={reason}
        onClick={() => visit.fill('checkin_date', check.checkin_date === null ? today : null)}
      >
        {check.checkin_date === null
          ? text('check_in')
          : `${text('checked_in_at', { date: formatCivilDate(check.checkin_date) })} · ${text('take_back')}`}
      </ReasonButton>
      <div className="visit-state">
        <span>
          {text('answered', {
            done: questions.filter(({ name }) => check[name] !== null).length,
            smart_count: questions.length,
          })}
        </span>
        <SavedLine visit={visit} />
      </div>
      {shownFields.map(({ title, fields }) => (
        <section key={title.en} className="visit-group">
          <h3>{local(title)}</h3>
          {fields.map((field) => (
            <AnswerField
              key={field.name}
              field={field}
              check={check}
              lists={lists}
              issue={issues.get(field.name)}
              reason={reason}
              onFill={visit.fill}
              onWrong={visit.putBack}
              onLeave={() => void visit.send()}
            />
          ))}
        </section>
      ))}
      <Comments visit={visit} reason={reason} />
    </>
  );
};
