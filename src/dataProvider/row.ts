/** The number of a record of ours, or the text by which another program names one of its own. */
export type RecordId = number | string;

/** A record as it is answered: fields by their names, relations as objects beside their ids. */
export interface Row extends Record<string, unknown> {
  id: RecordId;
}

/** A record of our own server. */
export interface OwnRow extends Row {
  id: number;
}

/** The number of a record of our own server. */
export const ownId = ({ id }: Row): number => Number(id);

export const isId = (value: unknown): value is RecordId =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');
