import { useState } from 'react';
import type { Person, RecordComment } from '#domain/comments/comment';
import type { CallError } from '../dataProvider/CallError';
import { ServerContext } from '../dataProvider/ServerContext';
import { serverOver, type Server } from '../dataProvider/server';
import { LiveContext } from '../live/LiveContext';
import { SILENT, type LiveStream } from '../live/liveStream';
import { CommentsPanel } from './CommentsPanel';

const PEOPLE: readonly Person[] = [
  { id: 2, name: 'José Núñez' },
  { id: 3, name: 'Marisol Dempsey' },
  { id: 4, name: 'Jonah Castellanos' },
  { id: 5, name: 'Ramona Sheffield' },
];

const ME: Person = { id: 1, name: 'Priscilla Beaumont' };
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="96" height="72"%3E%3Crect width="96" height="72" fill="%231a5fb4"/%3E%3C/svg%3E';

/** One comment; what is not said is one's own and plain. */
export const aComment = (id: number, more: Partial<RecordComment> = {}): RecordComment => ({
  id,
  version: 1,
  text: `Comment ${id}`,
  author: ME,
  mentions: [],
  created_at: `2026-03-${String(1 + (id % 9)).padStart(2, '0')}T20:14:00Z`,
  edited_at: null,
  files: [],
  may_edit: true,
  may_delete: true,
  ...more,
});

const OF_OTHERS = { may_edit: false, may_delete: false };

/** A talk about a builder. */
export const A_TALK: readonly RecordComment[] = [
  aComment(1, { text: 'Prefers calls before 10 AM, on (281) 555-0100.' }),
  aComment(2, {
    text: '@Priscilla Beaumont, they moved. New address: https://example.com/maps/larkmere',
    author: { id: 3, name: 'Marisol Dempsey' },
    mentions: [ME],
    edited_at: '2026-03-04T21:00:00Z',
    ...OF_OTHERS,
  }),
  aComment(3, {
    text: 'The gate, and the plan.',
    author: { id: 4, name: 'Jonah Castellanos' },
    files: [
      {
        id: 1,
        file_name: 'gate.jpg',
        file_type: 'image/jpeg',
        size: 204_800,
        url: PICTURE,
        thumbnail_url: PICTURE,
        view_url: null,
      },
      {
        id: 2,
        file_name: 'plan.pdf',
        file_type: 'application/pdf',
        size: 51_200,
        url: '#plan',
        thumbnail_url: null,
        view_url: null,
      },
      {
        id: 3,
        file_name: 'old.pdf',
        file_type: 'application/pdf',
        size: null,
        url: null,
        thumbnail_url: null,
        view_url: null,
      },
    ],
    ...OF_OTHERS,
  }),
];

export interface StoryOptions {
  comments: readonly RecordComment[];
  mayWrite?: boolean;
  hasOlder?: boolean;
  /** What reading, or what writing, is refused with. */
  readError?: CallError;
  writeError?: CallError;
}

/** A live stream that stories ring themselves. */
const ringing = (): { live: LiveStream; ring: () => void } => {
  const listeners = new Set<Parameters<LiveStream['subscribe']>[0]>();
  return {
    live: {
      ...SILENT,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    ring: () => {
      const records = [{ entity: 'record_comment', id: 99, op: 'insert' as const }];
      for (const listener of listeners)
        listener({ name: 'change', data: { cursor: 'c', mutation_id: 'm', user: null, records } }, true);
    },
  };
};

const serverOf = ({ comments, mayWrite = true, hasOlder = false, readError, writeError }: StoryOptions) => {
  let stored = [...comments];
  let deleted: RecordComment | null = null;
  const written = (comment: RecordComment): RecordComment => {
    if (writeError) throw writeError;
    stored = [...stored.filter(({ id }) => id !== comment.id), comment].toSorted((one, other) => one.id - other.id);
    return comment;
  };
  const mentionsIn = (ids: unknown): Person[] => PEOPLE.filter(({ id }) => Array.isArray(ids) && ids.includes(id));
  const answer = (name: string, given: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const own = stored.find(({ id }) => id === given.id);
    const text = String(given.text);
    switch (name) {
      case 'RecordComments':
        if (readError) throw readError;
        return {
          comments: {
            items: stored,
            total_count: stored.length + (hasOlder ? 40 : 0),
            has_older: hasOlder,
            may_write: mayWrite,
          },
        };
      case 'CommentPeople':
        return { commentPeople: PEOPLE };
      case 'CreateComment':
        return {
          createComment: written(aComment(100 + stored.length, { text, mentions: mentionsIn(given.mentions) })),
        };
      case 'UpdateComment':
        return {
          updateComment: written({
            ...(own ?? aComment(1)),
            text,
            files: (own?.files ?? []).filter(
              ({ id }) => !(Array.isArray(given.removed_files) && given.removed_files.includes(id)),
            ),
            mentions: mentionsIn(given.mentions),
            version: 2,
            edited_at: '2026-03-11T16:00:00Z',
          }),
        };
      case 'DeleteComment':
        deleted = own ?? null;
        stored = stored.filter(({ id }) => id !== given.id);
        return { deleteComment: given.id };
      case 'Undo':
        if (deleted) written(deleted);
        return { undo: { mutation_id: 'redo' } };
      case 'presign':
        return { presign: { url: '/upload' } };
      default:
        throw new Error(`no answer to ${name}`);
    }
  };
  const server: Server = serverOver(async ({ document: { name }, variables }) => {
    await new Promise((resolve) => setTimeout(resolve));
    return { data: answer(name, variables), extensions: { mutation_id: 'done' } };
  });
  return { server, add: (comment: RecordComment): void => void written(comment) };
};

/** The comments of a builder, over a server that keeps what is written. */
export const StoryComments = (options: StoryOptions) => {
  const [{ server, add }] = useState(() => serverOf(options));
  const [{ live, ring }] = useState(ringing);
  return (
    <ServerContext value={server}>
      <LiveContext value={live}>
        <div style={{ maxWidth: 480, padding: 16 }}>
          <CommentsPanel record={{ entity: 'customer', id: 700 }} />
          <button
            type="button"
            hidden
            data-testid="somebody-writes"
            onClick={() => {
              add(
                aComment(200, { text: 'From another desk', author: { id: 3, name: 'Marisol Dempsey' }, ...OF_OTHERS }),
              );
              ring();
            }}
          />
        </div>
      </LiveContext>
    </ServerContext>
  );
};
