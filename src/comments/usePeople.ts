import { useCallback, useRef, useState } from 'react';
import type { Person } from '#domain/comments/comment';
import { useServer } from '../dataProvider/ServerContext';
import { PEOPLE, type CommentedRecord } from './commentsApi';

/** So long it is believed who may read a record, in milliseconds; the server asks anew when a comment is sent. */
const FRESH_MS = 60_000;

/** Whom a comment on a record can mention: asked when the first "@" is typed, and again when that is a while ago. */
export const usePeople = ({ entity, id }: CommentedRecord) => {
  const server = useServer();
  const [people, setPeople] = useState<readonly Person[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const known = useRef<{ at: number; people: Promise<readonly Person[]> } | null>(null);
  /** @throws CallError */
  const load = useCallback((): Promise<readonly Person[]> => {
    if (known.current && Date.now() - known.current.at < FRESH_MS) return known.current.people;
    const asked = server.query(PEOPLE, { entity, id }).then(({ commentPeople }) => commentPeople);
    known.current = { at: Date.now(), people: asked };
    setFailed(false);
    asked.then(setPeople, () => {
      known.current = null;
      setFailed(true);
    });
    return asked;
  }, [server, entity, id]);
  return { people, hasFailed, load };
};

export type People = ReturnType<typeof usePeople>;
