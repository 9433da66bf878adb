/**
 * A place in the change log: the transaction, then the row. Both outgrow a JavaScript number, so they are decimal
 * texts.
 */
export interface Cursor {
  xid: string;
  seq: string;
  /** The history of the database that the place belongs to (see `Standing`); none in cursors of earlier versions. */
  timeline?: string;
}

const PATTERN = /^([0-9]{1,20})\.([0-9]{1,19})(?:\.([0-9]{1,10}))?$/;

/** A cursor as clients carry it; they send it back and read nothing from it. */
export const encodeCursor = ({ xid, seq, timeline }: Cursor): string =>
  Buffer.from([xid, seq, ...(timeline === undefined ? [] : [timeline])].join('.')).toString('base64url');

/** The cursor of a client, null when it is none of ours. */
export const decodeCursor = (text: string): Cursor | null => {
  const match = PATTERN.exec(Buffer.from(text, 'base64url').toString('latin1'));
  const [, xid, seq, timeline] = match ?? [];
  if (xid === undefined || seq === undefined) return null;
  return timeline === undefined ? { xid, seq } : { xid, seq, timeline };
};
