import { useCallback, useEffect, useState } from 'react';
import { MAX_COMMENT_FILES, type CommentFile } from '#domain/comments/comment';
import { commentKey, freeFileName } from '#domain/comments/commentKey';
import { documentRefusal, typeOfFile } from '#domain/documents/documentType';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { CallError } from '../dataProvider/CallError';
import { useServer } from '../dataProvider/ServerContext';
import { compressed } from '../files/compressed';
import { presign } from '../files/presign';
import { putFile } from '../files/putFile';
import { createUploadQueue } from '../files/uploadQueue';
import { createValueStore } from '../store/valueStore';
import { useValue } from '../store/useValue';
import type { CommentedRecord } from './commentsApi';

/** Refuses what the server would refuse before it is sent. @throws CallError */
const assertSendable = ({ name, type, size }: File): void => {
  const rule = documentRefusal({ file_name: name.trim(), file_type: typeOfFile(name, type), size });
  if (!rule) return;
  const issue = fieldIssue('files', rule);
  throw new CallError(issue.message, 422, { code: 'BAD_USER_INPUT', fields: [issue] });
};

/**
 * The files of a comment that is being written: each is sent as soon as it is chosen, with less weight and without its
 * position as documents are, and becomes the comment's when that is sent.
 */
export const useCommentFiles = ({ entity, id }: CommentedRecord, before: readonly CommentFile[] = []) => {
  const server = useServer();
  /** The names of the files that the comment has already. */
  const [taken] = useState(() => before.map(({ file_name }) => file_name));
  const [keys] = useState(() => new Map<File, string>());
  /** The names under which files were sent for this comment, also of those that were removed since. */
  const [names] = useState(() => new Map<File, string>());
  const [queue] = useState(() =>
    createUploadQueue(async (chosen, options) => {
      assertSendable(chosen);
      const file = await compressed(chosen);
      const type = typeOfFile(file.name, file.type);
      const file_name = names.get(chosen) ?? freeFileName(file.name, new Set([...taken, ...names.values()]));
      names.set(chosen, file_name);
      const key = commentKey({ entity, id, file_name });
      await putFile(await presign(server, key, type, file.size), file, type, options);
      keys.set(chosen, key);
    }),
  );
  // Whoever cancels or leaves waits for none of them.
  useEffect(() => () => queue.close(), [queue]);
  const [removed] = useState(() => createValueStore<ReadonlySet<number>>(new Set()));
  const gone = useValue(removed);
  const files = useValue(queue.files).filter((one) => !gone.has(one.id));
  const remove = useCallback(
    (id_: number): void => {
      queue.cancel(id_);
      removed.set(new Set([...removed.get(), id_]));
    },
    [queue, removed],
  );
  return {
    files,
    /**
     * @param standing files that the comment has beside them
     * @returns whether all of them are few enough
     */
    add: (chosen: readonly File[], standing = 0): boolean => {
      const room = Math.max(0, MAX_COMMENT_FILES - standing - files.length);
      queue.add(chosen.slice(0, room));
      return chosen.length <= room;
    },
    remove,
    retry: queue.retry,
    clear: (): void => {
      for (const one of files) remove(one.id);
      // Files that were chosen while the others were sent keep theirs.
      const kept = new Set(queue.files.get().flatMap((one) => (removed.get().has(one.id) ? [] : [one.file])));
      for (const file of names.keys()) if (!kept.has(file)) names.delete(file);
    },
    isSending: files.some(({ status }) => status === 'waiting' || status === 'sending'),
    keys: files.flatMap(({ file, status }) => (status === 'sent' ? (keys.get(file) ?? []) : [])),
  };
};

export type CommentFiles = ReturnType<typeof useCommentFiles>;
