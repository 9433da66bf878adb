import type { SubJobDraft } from '#domain/jobs/draft';
import { useSubJobText } from '../useSubJobText';
import { CommentsLog } from './CommentsLog';

const commentsOf = ({ presite }: SubJobDraft) => presite?.comments;

/** The log of the presite, apart from the one of the sub-job [PRE-021]. */
export const PresiteComments = () => {
  const text = useSubJobText();
  return (
    <div role="group" className="sub-group" aria-label={text('presite_comments')}>
      <h3 className="sub-group-title">{text('presite_comments')}</h3>
      <CommentsLog
        path="presite.comments"
        select={commentsOf}
        textOf={({ comment }) => comment}
        make={(key, comment) => ({ key, id: null, date_created: null, created_by: null, comment })}
      />
    </div>
  );
};
