import type { SubJobDraft } from '#domain/jobs/draft';
import { Section } from '../../../page/Section';
import { useSubJobText } from '../useSubJobText';
import { CommentsLog } from './CommentsLog';

const commentsOf = ({ general_comments }: SubJobDraft) => general_comments;

/** The log of the sub-job [SUB-011]. */
export const GeneralComments = () => (
  <Section title={useSubJobText()('general_comments')}>
    <CommentsLog
      path="general_comments"
      select={commentsOf}
      textOf={({ general_comment }) => general_comment}
      make={(key, general_comment) => ({ key, id: null, date_created: null, created_by: null, general_comment })}
    />
  </Section>
);
