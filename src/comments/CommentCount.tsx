import { useCallback, useEffect, useState } from 'react';
import { useServer } from '../dataProvider/ServerContext';
import { COMMENT_COUNT, type CommentedRecord } from './commentsApi';
import { useToldComments } from './useToldComments';

/** " (3)" behind the name of a tab: how many comments a record has; nothing while that is not known, or none. */
export const CommentCount = ({ entity, id }: CommentedRecord) => {
  const server = useServer();
  const [count, setCount] = useState(0);
  const read = useCallback(() => {
    server.query(COMMENT_COUNT, { entity, id }).then(
      ({ comments }) => setCount(comments.total_count),
      () => undefined, // the tab says it, with the reason
    );
  }, [server, entity, id]);
  useEffect(read, [read]);
  useToldComments(entity, id, read);
  return count > 0 ? <> ({count})</> : null;
};
