import { LinkedText } from '../../../page/LinkedText';
import type { ReactNode } from 'react';
import { formatInstant } from '#domain/fields/formatInstant';
import { useSubJobText } from '../useSubJobText';

interface Props {
  /** An instant; null until it is saved. */
  when: string | null;
  name: string | null;
  comment: string;
  isSaved: boolean;
  children?: ReactNode;
}

/** One comment: who wrote it when, and what [SUB-024]. */
export const Comment = ({ when, name, comment, isSaved, children }: Props) => {
  const text = useSubJobText();
  const at = when === null ? text('not_saved') : formatInstant(when);
  return (
    <li className={isSaved ? 'comment' : 'comment comment-new'}>
      <div className="comment-body">
        <small className="comment-by">{name === null ? at : text('by', { when: at, name })}</small>
        <p dir="auto" className="comment-text">
          <LinkedText text={comment} />
        </p>
      </div>
      {children}
    </li>
  );
};
